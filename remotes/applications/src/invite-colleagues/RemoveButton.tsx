import type { Member } from '@portal/contracts/applications/members';
import { useNavigate, useTranslation } from '@portal/platform';
import { Button, VisuallyHidden } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { paths } from '../navigation/paths.ts';
import { useRemove } from '../work-together/team.queries.ts';

/** Takes somebody off the application, an invitation back, or leaves; asks first. */
export const RemoveButton = ({ id, member }: { id: string; member: Member }) => {
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
