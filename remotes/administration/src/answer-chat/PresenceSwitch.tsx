import { type Presence, presences } from '@portal/contracts/support/enums';
import { useTranslation } from '@portal/platform';
import { Segmented } from '@portal/ui';
import { usePresence } from './agent-console.queries.ts';

/** Whether new visitors may wait for this agent. */
export const PresenceSwitch = ({ presence }: { presence: Presence | undefined }) => {
  const { t } = useTranslation('administration');
  const set = usePresence();
  return (
    <Segmented
      label={t('chat.presence')}
      options={presences.map((value) => ({ value, label: t(`chat.presences.${value}`) }))}
      value={set.isPending ? set.variables : presence}
      onChange={(value) => set.mutate(value)}
    />
  );
};
