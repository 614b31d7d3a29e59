import { type MemberRole, memberRoles } from '@portal/contracts/applications/member-roles';
import type { Member, Team } from '@portal/contracts/applications/members';
import { formatDate, useNavigate, useTranslation } from '@portal/platform';
import { Badge, Box, Button, Flex, HintText, NativeSelect, Text, VisuallyHidden } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { Check, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../navigation/paths.ts';
import { useChangeRole, useInviteAgain, useRemove } from '../work-together/team.queries.ts';

/** Takes somebody off the application, an invitation back, or leaves; asks first. */
const RemoveButton = ({ id, member }: { id: string; member: Member }) => {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemove(id, member.id, () => {
    if (member.isMe) void navigate(paths.myApplications());
  });
  const who = member.name ?? member.email;
  const kind = member.isMe ? 'leave' : member.acceptedAt === null ? 'takeBack' : 'remove';
  const confirm = () => remove.mutate(undefined, { onSuccess: () => setAsking(false) });
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
        {t(`people.${kind}.action`)}
        {!member.isMe && <VisuallyHidden> {who}</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={remove.isPending}
        title={t(`people.${kind}.title`, { who })}
        confirmLabel={t(`people.${kind}.action`)}
        cancelLabel={t('people.keep')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t(`people.${kind}.text`)}
      </ConfirmDialog>
    </>
  );
};

interface RowProps {
  name: string | null;
  email: string;
  note: string;
  children?: ReactNode;
}

export const Row = ({ name, email, note, children }: RowProps) => (
  <Flex
    as="li"
    gap="3"
    px={{ base: '5', sm: '6' }}
    py="4"
    borderTopWidth="1px"
    _first={{ borderTopWidth: '0' }}
    direction={{ base: 'column', md: 'row' }}
    justifyContent="space-between"
    alignItems={{ md: 'center' }}
  >
    <Box minW="0">
      <Text fontWeight="bold" overflowWrap="anywhere">
        <bdi>{name ?? email}</bdi>
      </Text>
      <HintText overflowWrap="anywhere">
        {name !== null && (
          <>
            <bdi>{email}</bdi>
            {' · '}
          </>
        )}
        {note}
      </HintText>
    </Box>
    <Flex gap="3" alignItems="center" flexWrap="wrap" flexShrink="0">
      {children}
    </Flex>
  </Flex>
);

interface PersonRowProps {
  id: string;
  member: Member;
  team: Team;
}

/** What a colleague may do, whether the invitation is accepted, and what the owner can change of it. */
export const PersonRow = ({ id, member, team }: PersonRowProps) => {
  const { t } = useTranslation('applications');
  const change = useChangeRole(id, member.id);
  const again = useInviteAgain(id, member.id);
  const { role, email, name, acceptedAt, invitedAt, isMe } = member;
  const [chosen, setChosen] = useState<MemberRole>();
  const isOwner = team.role === 'OWNER';
  const isTaken = (one: MemberRole) =>
    one === 'SIGN' && team.members.some((other) => other.role === 'SIGN' && other.id !== member.id);
  const who = name ?? email;
  return (
    <Row
      name={name}
      email={email}
      note={
        acceptedAt === null
          ? t('people.invitedOn', { date: formatDate(invitedAt) })
          : t('people.acceptedOn', { date: formatDate(acceptedAt) })
      }
    >
      <Badge palette={acceptedAt === null ? 'marigold' : 'forest'} icon={acceptedAt === null ? Clock : Check}>
        {t(acceptedAt === null ? 'people.invited' : 'people.accepted')}
      </Badge>
      {isOwner ? (
        <>
          <NativeSelect
            width="40"
            aria-label={t('people.roleOf', { who })}
            value={chosen ?? role}
            onChange={(event) => setChosen(event.currentTarget.value as MemberRole)}
          >
            {memberRoles.map((one) => (
              <option key={one} value={one} disabled={isTaken(one)}>
                {t(`people.roles.${one}`)}
              </option>
            ))}
          </NativeSelect>
          {/* An arrow key already chooses. */}
          {chosen && chosen !== role && (
            <Button
              size="sm"
              loading={change.isPending}
              onClick={() => change.mutate({ role: chosen }, { onSuccess: () => setChosen(undefined) })}
            >
              {t('people.change')}
              <VisuallyHidden> {who}</VisuallyHidden>
            </Button>
          )}
        </>
      ) : (
        <Text>{t(`people.roles.${role}`)}</Text>
      )}
      {isOwner && acceptedAt === null && (
        <Button size="sm" variant="outline" loading={again.isPending} onClick={() => again.mutate()}>
          {t('entryState.again')}
          <VisuallyHidden> {who}</VisuallyHidden>
        </Button>
      )}
      {(isOwner || isMe) && <RemoveButton id={id} member={member} />}
    </Row>
  );
};
