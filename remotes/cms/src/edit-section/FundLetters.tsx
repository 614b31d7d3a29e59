import {
  type LetterKey,
  mailPlaceholders,
  missingPlaceholders,
  neededPlaceholders,
} from '@portal/contracts/content/mail-placeholders';
import type { FundLetter, MailWords as Words } from '@portal/contracts/content/sections';
import { localise, useQuery, useTranslation } from '@portal/platform';
import { useFieldArray, useFormContext, useFormParts, useUndo, useWatch } from '@portal/platform/forms';
import { Box, Button, Disclosure, Heading, HintText, Stack } from '@portal/ui';
import { MailFields } from './MailFields.tsx';
import { allFunds } from './mail-templates.queries.ts';

/** Facts that general words show below themselves; own words begin with them where they can be moved. */
const withFacts = ({ subject, body }: Words, mail: LetterKey): Words => {
  const rest = mailPlaceholders[mail].filter(
    (name) => name !== 'firstName' && name !== 'applicationNumber' && !body.includes(`{{${name}}}`),
  );
  return { subject, body: [body, ...rest.map((name) => `{{${name}}}`)].join('\n\n') };
};

interface Props {
  mail: LetterKey;
  /** What a fund without own words sends. */
  general: Words;
}

/** Fund by fund the own words of a letter about a decision. */
export const FundLetters = ({ mail, general }: Props) => {
  const { t } = useTranslation('cms');
  const name = 'data.letters';
  const { append, remove } = useFieldArray({ name });
  const letters = (useWatch({ name }) ?? []) as FundLetter[]; // as the section has it
  const { mayLack } = useFormParts();
  const { data: funds = [] } = useQuery(allFunds);
  const { getValues, setFocus, setValue } = useFormContext();
  const offerUndo = useUndo();
  const removeWithUndo = (index: number, title: string) => {
    const removed = letters[index];
    offerUndo(title, () => {
      const now: FundLetter[] = getValues(name);
      const others = now.filter((one) => one.mail !== mail || one.fundId !== removed?.fundId);
      setValue(name, [...others, removed], { shouldDirty: true });
      requestAnimationFrame(() => setFocus(`${name}.${others.length}.subject`));
    });
    remove(index);
  };
  const needed = neededPlaceholders[mail];
  const lacks = (text: string) => {
    const names = mayLack() ? [] : missingPlaceholders(mail, text);
    return names.length > 0 ? t('letters.lacks', { names: names.join(t('separator')) }) : undefined;
  };
  return (
    <Box as="section" aria-label={t('letters.title')}>
      <Heading textStyle="label">{t('letters.title')}</Heading>
      <HintText>{t('letters.hint')}</HintText>
      {funds.map(({ fundId, title }) => {
        const index = letters.findIndex((one) => one.mail === mail && one.fundId === fundId);
        const words = letters[index];
        const heading = t(words ? 'letters.own' : 'letters.general', { fund: localise(title) });
        return (
          <Disclosure key={fundId} title={heading}>
            <Stack gap="4" align="stretch">
              {words ? (
                <MailFields
                  key={index}
                  mail={mail}
                  name={`${name}.${index}`}
                  words={words}
                  needed={needed}
                  lacks={lacks}
                >
                  <Button size="sm" variant="outline" onClick={() => removeWithUndo(index, heading)}>
                    {t('letters.drop')}
                  </Button>
                </MailFields>
              ) : (
                <Button
                  alignSelf="start"
                  size="sm"
                  variant="outline"
                  onClick={() => {
                    append({ fundId, mail, ...withFacts(general, mail) }, { shouldFocus: false });
                    requestAnimationFrame(() => setFocus(`${name}.${letters.length}.subject`));
                  }}
                >
                  {t('emails.own')}
                </Button>
              )}
            </Stack>
          </Disclosure>
        );
      })}
    </Box>
  );
};
