import { type MemberRole, memberRoles } from '@portal/contracts/applications/member-roles';
import { MAX_MEMBERS, type Team } from '@portal/contracts/applications/members';
import { useTranslation } from '@portal/platform';
import { ChoiceField, FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Box, Card, Heading, Text } from '@portal/ui';
import { useInvite } from '../work-together/team.queries.ts';

interface Values {
  email: string;
  role: MemberRole | '';
}

const empty: Values = { email: '', role: '' };

/** Address and what the colleague may do; there is one signatory. */
export const InviteForm = ({ id, members }: { id: string; members: Team['members'] }) => {
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
          <Box>
            <SubmitButton full="phone">{t('people.send')}</SubmitButton>
          </Box>
        </FormShell>
      )}
    </Card>
  );
};
