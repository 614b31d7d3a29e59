import { APPLICATION_NAMESPACE, CountryName } from '@portal/application-view';
import { conflictTypes } from '@portal/contracts/applications/review-enums';
import type { RestrictedApplication } from '@portal/contracts/applications/staff-application.schemas';
import type { QueueRow } from '@portal/contracts/review/queue';
import { ButtonLink, formatDate, Link, useTranslation, WorkPage } from '@portal/platform';
import {
  ChoiceField,
  FormShell,
  SelectField,
  SubmitButton,
  TextAreaField,
  useForm,
} from '@portal/platform/forms';
import { Alert, Card, DescriptionList, HStack, IconButton, PageTitle, Stack, Text } from '@portal/ui';
import { ActionBar } from '@portal/ui/overlay';
import { ArrowLeft } from 'lucide-react';
import { ListSteps } from '../go-through-list/ListSteps.tsx';
import type { ListNavigation } from '../go-through-list/use-list-navigation.ts';
import { awaitsDeclaration } from '../read-application/awaits-declaration.ts';
import { useDeclare } from './declare.queries.ts';

/** `others`: ids of further applications that the declaration covers. */
const blank = { answer: '', type: '', note: '', others: [] as string[] };

interface FormProps {
  id: string;
  /** Of the same list, without a declaration yet. */
  others: readonly QueueRow[];
}

const DeclarationForm = ({ id, others }: FormProps) => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const declare = useDeclare(id);
  const form = useForm({ defaultValues: blank });
  const answer = form.watch('answer');
  const hasConflict = answer === 'yes';
  const send = ({ answer, type, note, others: chosen }: typeof blank) =>
    declare.mutateAsync(
      answer === 'yes'
        ? {
            body: { hasConflict: true, type: type as (typeof conflictTypes)[number], note: note.trim() },
            others: [],
          }
        : { body: { hasConflict: false }, others: others.filter((row) => chosen.includes(row.id)) },
    );
  return (
    <FormShell form={form} error={declare.error} onSubmit={send} keptAs={`declaration-${id}`}>
      <ChoiceField
        name="answer"
        label={t('declaration.question')}
        stacked
        options={[
          { value: 'no', label: t('declaration.no'), description: t('declaration.noHint') },
          { value: 'yes', label: t('declaration.yes'), description: t('declaration.yesHint') },
        ]}
      />
      {hasConflict && (
        <>
          <SelectField
            name="type"
            label={t('declaration.type')}
            options={conflictTypes.map((type) => ({
              value: type,
              label: applicationText(`conflictType.${type}`),
            }))}
          />
          <TextAreaField name="note" label={t('declaration.note')} optional maxLength={2000} />
        </>
      )}
      {answer === 'no' && others.length > 0 && (
        <ChoiceField
          name="others"
          label={t('declaration.others')}
          hint={t('declaration.othersHint')}
          optional
          multiple
          stacked
          options={others.map((row) => ({
            value: row.id,
            label: row.projectTitle ?? t('row.untitled'),
            description: [row.applicationNumber, row.organisationName].join(' · '),
          }))}
        />
      )}
      {/* In sight however many others of the list there are. */}
      <ActionBar>
        <SubmitButton full="phone">{t('declaration.sign')}</SubmitButton>
      </ActionBar>
    </FormShell>
  );
};

interface Props {
  application: RestrictedApplication;
  list: ListNavigation;
}

/** All that may be read before the declaration: title, country and organisation. */
export const DeclarationPage = ({ application, list }: Props) => {
  const { t } = useTranslation('review');
  const { id, projectTitle, organisationName, countryCode, reason, isOver, dueAt, fundType } = application;
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const closed = reason === 'DECLARATION_NEEDED' ? isOver && 'OVER' : reason;
  return (
    <WorkPage title={t('declaration.title')}>
      <Stack gap="6" maxW="44rem">
        <HStack gap="3">
          <IconButton asChild variant="ghost" size="sm" aria-label={t(list.backName)}>
            <Link to={list.back}>
              <ArrowLeft size={20} />
            </Link>
          </IconButton>
          <ListSteps list={list} />
        </HStack>
        <div>
          <Text color="fg.muted">{t('declaration.title')}</Text>
          <PageTitle>{projectTitle ?? t('row.untitled')}</PageTitle>
        </div>
        <Card p="6">
          <DescriptionList
            columns={2}
            items={[
              { label: t('columns.organisationName'), value: organisationName ?? '–' },
              { label: t('declaration.fund'), value: applicationText(`fundType.${fundType}`) },
              {
                label: t('declaration.country'),
                value: countryCode ? <CountryName code={countryCode} /> : '–',
              },
              {
                label: t('declaration.due'),
                value: dueAt ? formatDate(dueAt, 'UTC') : t('declaration.noDue'),
              },
            ]}
          />
        </Card>
        {closed ? (
          <Alert
            status="warning"
            title={t(`declaration.closed.${closed}.title`)}
            actions={
              <ButtonLink to={list.back} size="sm" variant="outline">
                {t('declaration.back')}
              </ButtonLink>
            }
          >
            {t(`declaration.closed.${closed}.text`)}
          </Alert>
        ) : (
          <DeclarationForm
            id={id}
            others={(list.place?.around ?? []).filter((row) => row.id !== id && awaitsDeclaration(row))}
          />
        )}
      </Stack>
    </WorkPage>
  );
};
