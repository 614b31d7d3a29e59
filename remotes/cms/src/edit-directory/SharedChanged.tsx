import { useTranslation } from '@portal/platform';
import { type FieldValues, useWatch } from '@portal/platform/forms';
import { Alert } from '@portal/ui';
import { Globe } from 'lucide-react';
import { withoutTexts } from './entry-in-language.ts';

interface Props {
  /** Where the words of the list stand. */
  words: string;
  /** The entry as visitors see it; absent while they do not. */
  published: FieldValues | undefined;
}

/** Warns before publishing that more than one language changes: what is the same in all of them differs from what is public. */
export const SharedChanged = ({ words, published }: Props) => {
  const { t } = useTranslation('cms');
  const written = useWatch<FieldValues>();
  if (!published) return null;
  const before = withoutTexts(published);
  const changed = Object.keys(before).filter(
    (name) => name !== 'isPublished' && JSON.stringify(written[name]) !== JSON.stringify(before[name]),
  );
  if (changed.length === 0) return null;
  const names = changed.map((name) => t(`${words}.fields.${name}`)).join(t('separator'));
  return (
    <Alert icon={Globe} title={t('directory.sharedChanged', { names })}>
      {t('directory.sharedGoes')}
    </Alert>
  );
};
