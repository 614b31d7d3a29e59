import { isFinal } from '@portal/contracts/applications/enums';
import { type MemberRole, memberRoles } from '@portal/contracts/applications/member-roles';
import { MAX_MEMBERS, type Team } from '@portal/contracts/applications/members';
import { TextLink, useParams, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { ChoiceField, FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Box, Card, Heading, PageTitle, Stack, Text } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { ApplicationNotRead } from '../follow-application/ApplicationNotRead.tsx';
import { paths } from '../navigation/paths.ts';
import { teamQuery, useInvite } from '../work-together/team.queries.ts';
import { PersonRow, Row } from './PersonRow.tsx';

interface Values {
  email: string;
  role: MemberRole | '';
}

const empty: Values = { email: '', role: '' };

/** Address and what the colleague may do; there is one signatory. */
const InviteForm = ({ id, members }: { id: string; members: Team['members'] }) => {
  const { t } = useTranslation('applications');
  const invite = useInvite(id);
  const form = useForm<Values>({ defaultValues: empty });
  const hasSignatory = members.some(({ role }) => role === 'SIGN');
  const send = async ({ email, role }: Values) => {
    if (role === '') return;
    await invite.mutateAsync({ email: email.trim(), role });
  };
  return (
    <Card as="section" aria-labelledby="invite-title" padded>
      <Heading textStyle="cardTitle" id="invite-title" mb="1">
        {t('people.invite')}
      </Heading>
      <Text color="fg.muted" mb="5">
        {members.length < MAX_MEMBERS ? t('people.inviteLead') : t('people.full', { most: MAX_MEMBERS })}
      </Text>
      {members.length < MAX_MEMBERS && (
        <FormShell form={form} error={invite.error} onSubmit={send} keptAs={`invite-${id}`} empty={empty}>
          <TextField name="email" type="email" label={t('people.email')} autoComplete="off" />
          <ChoiceField
            name="role"
            label={t('people.role')}
            stacked
            options={memberRoles.map((value) => ({
              value,
              label: t(`people.roles.${value}`),
              description: t(`people.rolesText.${value}`),
              disabled: value === 'SIGN' && hasSignatory,
            }))}
          />
          <SubmitButton alignSelf="start" full="phone">
            {t('people.send')}
          </SubmitButton>
        </FormShell>
      )}
    </Card>
  );
};

/** To the form while it is open, else to the application. */
const backTo = (id: string, { role, application: { fundId, status } }: Team): string => {
  if (status === 'DRAFT') return paths.fillIn(fundId, role === 'OWNER' ? undefined : id);
  return status === 'RETURNED' ? paths.fillIn(fundId, id) : paths.application(id);
};

/** `/workspace/my-applications/:id/people`: who works on an application, and whom its owner invites. */
export const Component = () => {
  const { t } = useTranslation('applications');
  const { applicationId: id = '' } = useParams();
  const query = useQuery(teamQuery(id));
  const { data: team } = query;
  if (team === undefined) return <ApplicationNotRead query={query} />;
  const { owner, role, members, application } = team;
  return (
    <WorkPage title={t('people.title')}>
      <Box mb="4">
        <TextLink to={backTo(id, team)} minW="0" overflowWrap="anywhere">
          <ArrowLeft size={16} strokeWidth={2} aria-hidden />
          <bdi>{application.projectTitle ?? t('entered.untitled')}</bdi>
        </TextLink>
      </Box>
      <PageTitle mb="1">{t('people.title')}</PageTitle>
      <Text color="fg.muted" mb="6">
        {t(role === 'OWNER' ? 'people.lead' : `people.rolesText.${role}`)}
      </Text>
      <Stack gap="6" maxW="860px">
        <Card>
          <Box as="ul" listStyleType="none">
            <Row name={owner.name} email={owner.email} note={t('people.owner')} />
            {members.map((member) => (
              <PersonRow key={member.id} id={id} member={member} team={team} />
            ))}
          </Box>
        </Card>
        {role === 'OWNER' && !isFinal(application.status) && <InviteForm id={id} members={members} />}
      </Stack>
    </WorkPage>
  );
};
