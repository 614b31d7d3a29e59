import { Text } from '@portal/ui';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';

export const MaintenanceDialog = ({
  app,
  isOn,
  ...decided
}: DialogProps & { app: string; isOn: boolean }) => (
  <DecisionDialog
    {...decided}
    path="maintenance"
    body={() => ({ app, isOn })}
    title={isOn ? `Close ${app} for maintenance` : `Open ${app} again`}
    verb={isOn ? `Close ${app}` : `Open ${app}`}
    isDanger={isOn}
  >
    <Text>
      {isOn
        ? `Every page of ${app} in ${decided.environment.name} says that it is being worked on.`
        : `The pages of ${app} in ${decided.environment.name} are served again.`}
    </Text>
  </DecisionDialog>
);
