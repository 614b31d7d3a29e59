import { Text } from '@portal/ui';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';

export const MaintenanceDialog = ({
  environments,
  environment,
  app,
  isOn,
  onClose,
}: DialogProps & { app: string; isOn: boolean }) => (
  <DecisionDialog
    environments={environments}
    environment={environment.name}
    path="maintenance"
    body={() => ({ app, isOn })}
    title={isOn ? `Close ${app} for maintenance` : `Open ${app} again`}
    verb={isOn ? `Close ${app}` : `Open ${app}`}
    isDanger={isOn}
    onClose={onClose}
  >
    <Text>
      {isOn
        ? `Every page of ${app} in ${environment.name} says that it is being worked on.`
        : `The pages of ${app} in ${environment.name} are served again.`}
    </Text>
  </DecisionDialog>
);
