import { languageNames, languages } from '@portal/contracts';
import { sectors } from '@portal/contracts/applications/enums';
import type { Expertise } from '@portal/contracts/review/expertise';
import { useQuery, useTranslation } from '@portal/platform';
import { ChoiceField, DateField, FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Card, Heading, Loading, Text } from '@portal/ui';
import { LoadFailed } from '../workspace-parts/LoadFailed.tsx';
import { ownExpertise, useSaveExpertise } from './expertise.queries.ts';

type Values = Omit<Expertise, 'absentUntil'> & { absentUntil: string };

const ExpertiseForm = ({ declared }: { declared: Expertise }) => {
  const { t } = useTranslation('expertise');
  const { t: name } = useTranslation('sectors');
  const save = useSaveExpertise();
  const form = useForm<Values>({
    defaultValues: { ...declared, absentUntil: declared.absentUntil ?? '' },
  });
  return (
    <>
      <Heading textStyle="panelTitle">{t('title')}</Heading>
      <Text mt="2" mb="5" color="fg.muted">
        {t('text')}
      </Text>
      <FormShell
        form={form}
        error={save.error}
        keptAs="expertise"
        onSubmit={(values) => save.mutateAsync({ ...values, absentUntil: values.absentUntil || null })}
      >
        <ChoiceField
          name="sectors"
          label={t('sectors')}
          multiple
          optional
          options={sectors.map((value) => ({ value, label: name(`sector.${value}`) }))}
        />
        <ChoiceField
          name="languages"
          label={t('languages')}
          hint={t('languagesHint')}
          multiple
          optional
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <DateField name="absentUntil" label={t('absentUntil')} hint={t('absentHint')} optional />
        <SubmitButton alignSelf="start">{t('save')}</SubmitButton>
      </FormShell>
    </>
  );
};

/** What a reviewer can judge, and until when the reviewer is away: by these somebody is proposed. */
export const ExpertiseCard = () => {
  const query = useQuery(ownExpertise);
  return (
    <Card padded>
      {query.data && <ExpertiseForm declared={query.data} />}
      {!query.data && (query.error ? <LoadFailed query={query} /> : <Loading block />)}
    </Card>
  );
};
