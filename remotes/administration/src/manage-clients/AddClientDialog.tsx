import { scopes } from '@portal/contracts/access/permissions';
import type { ApiClientSecret } from '@portal/contracts/identity/api-clients';
import { useTranslation } from '@portal/platform';
import { ChoiceField, DateField, FormButtons, FormShell, TextField, useForm } from '@portal/platform/forms';
import { Dialog } from '@portal/ui/overlay';
import { useCreateClient } from './clients.queries.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;
const inAYear = () => new Date(Date.now() + YEAR).toISOString().slice(0, 10);
const begun = () => ({ name: '', scopes: [] as string[], endsOn: inAYear() });

interface Props {
  onMade: (made: ApiClientSecret) => void;
  onClose: () => void;
}

/** Names another system and chooses what it may read. */
export const AddClientDialog = ({ onMade, onClose }: Props) => {
  const { t } = useTranslation('administration');
  const create = useCreateClient();
  const form = useForm({ defaultValues: begun() });
  const send = async ({ name, scopes: chosen, endsOn }: ReturnType<typeof begun>) => {
    const { data } = await create.mutateAsync({
      name: name.trim(),
      scopes: scopes.filter((scope) => chosen.includes(scope)),
      expiresAt: new Date(`${endsOn}T23:59:59`).toISOString(),
    });
    onMade(data);
  };
  return (
    <Dialog open onClose={onClose} title={t('clients.add')} description={t('clients.addLead')}>
      <FormShell
        form={form}
        error={create.error}
        onSubmit={send}
        serverNames={{ expiresAt: 'endsOn' }}
        keptAs="api-client"
      >
        <TextField name="name" label={t('clients.name')} maxLength={100} />
        <ChoiceField
          name="scopes"
          label={t('clients.scopes')}
          multiple
          options={scopes.map((value) => ({ value, label: t(`clients.scope.${value.replace(':', '-')}`) }))}
        />
        <DateField name="endsOn" label={t('clients.endsOn')} />
        <FormButtons submit={t('clients.add')} cancel={t('cancel')} onCancel={onClose} />
      </FormShell>
    </Dialog>
  );
};
