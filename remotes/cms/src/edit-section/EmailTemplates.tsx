import {
  type EmailKey,
  emailKeys,
  isLetterKey,
  unwordedMails,
} from '@portal/contracts/content/mail-placeholders';
import type { MailWords as Words } from '@portal/contracts/content/sections';
import { useQuery, useTranslation } from '@portal/platform';
import { useFormContext, useFormState, useUndo, useWatch } from '@portal/platform/forms';
import { Button, Disclosure, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { useFieldLabel } from '../describe-fields/use-field-label.ts';
import { FindField } from '../find-entry/FindField.tsx';
import { isFound } from '../find-entry/is-found.ts';
import { useEditedSection } from './edited-section-context.ts';
import { FundLetters } from './FundLetters.tsx';
import { MailFields, MailPreview } from './MailFields.tsx';
import { builtInMails } from './mail-templates.queries.ts';

const needed = new Set<EmailKey>(unwordedMails);

interface TemplateProps {
  mail: EmailKey;
  /** The text in the search field. */
  wanted: string;
}

const Template = ({ mail, wanted }: TemplateProps) => {
  const { t } = useTranslation('cms');
  const { language } = useEditedSection();
  const label = useFieldLabel();
  const { setValue, setFocus, getFieldState } = useFormContext();
  const name = `data.${mail}`;
  const words = useWatch({ name }) as Words | undefined;
  const builtIns = useQuery(builtInMails(language));
  const builtIn = builtIns.data?.[mail];
  const set = (next: Words | undefined) => setValue(name, next, { shouldDirty: true });
  const offerUndo = useUndo();
  const writeOwn = (own: Words) => {
    set(own);
    requestAnimationFrame(() => setFocus(`${name}.subject`));
  };
  // Own words begin with the built-in ones, also where those have still to arrive.
  const beginOwn = async () => {
    const { data } = builtIns.data ? builtIns : await builtIns.refetch({ cancelRefetch: false });
    if (data) writeOwn(data[mail]);
  };
  const general = words ?? builtIn;
  const { invalid } = getFieldState(name, useFormState({ name }));
  // What is refused stays in sight, and what is hidden stays in the form.
  const isShown = invalid || isFound(wanted, label(mail), general?.subject ?? '', general?.body ?? '');
  return (
    <Disclosure title={label(mail)} borderWidth="1px" borderRadius="md" px="4" hidden={!isShown}>
      <Stack gap="4" py="4">
        {words ? (
          <MailFields mail={mail} name={name} words={words}>
            {!needed.has(mail) && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => {
                  offerUndo(label(mail), () => writeOwn(words));
                  set(undefined);
                }}
              >
                {t('emails.useBuiltIn')}
              </Button>
            )}
          </MailFields>
        ) : (
          <>
            <Text>{t('emails.builtIn')}</Text>
            {builtIn && <MailPreview words={builtIn} />}
            <Button alignSelf="start" size="sm" variant="outline" onClick={beginOwn}>
              {t('emails.own')}
            </Button>
          </>
        )}
        {isLetterKey(mail) && general && <FundLetters mail={mail} general={general} />}
      </Stack>
    </Disclosure>
  );
};

/** The words of every mail: an editor's own, or the built-in ones; of letters those of single funds too. */
export const EmailTemplates = () => {
  const { t } = useTranslation('cms');
  const [wanted, setWanted] = useState('');
  return (
    <>
      <FindField label={t('emails.find')} value={wanted} onChange={setWanted} />
      <Stack gap="2">
        {emailKeys.map((mail) => (
          <Template key={mail} mail={mail} wanted={wanted} />
        ))}
      </Stack>
    </>
  );
};
