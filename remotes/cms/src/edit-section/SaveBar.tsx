import { type Language, languageNames } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { SubmitButton, useFormState } from '@portal/platform/forms';
import { Button, Flex, Text } from '@portal/ui';

interface Props {
  language: Language;
  onDraft: () => void;
  onPublish: () => void;
  onReset: () => void;
}

/** Save, publish, or go back to what was there. The first is what Enter does: it makes nothing public. */
export const SaveBar = ({ language, onDraft, onPublish, onReset }: Props) => {
  const { t } = useTranslation('cms');
  const { isDirty } = useFormState();
  const name = languageNames[language];
  return (
    <Flex gap="3" wrap="wrap" align="center" position="sticky" bottom="0" py="3" bg="bg.canvas" zIndex="1">
      <SubmitButton variant="outline" full={false} onClick={onDraft}>
        {t('saveDraft')}
      </SubmitButton>
      <SubmitButton full={false} onClick={onPublish}>
        {t('publish', { language: name })}
      </SubmitButton>
      {isDirty && (
        <Button variant="ghost" type="button" onClick={onReset}>
          {t('discard')}
        </Button>
      )}
      <Text textStyle="hint" color="fg.muted" hideBelow="md">
        {t('onlyThisLanguage', { language: name })}
      </Text>
    </Flex>
  );
};
