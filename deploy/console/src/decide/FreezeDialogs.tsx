import { Text } from '@portal/ui';
import { FrozenAlert } from '../parts/FrozenAlert.tsx';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';

export const FreezeDialog = (decided: DialogProps) => (
  <DecisionDialog
    {...decided}
    path="freeze"
    title={`Freeze ${decided.environment.name}`}
    verb={`Freeze ${decided.environment.name}`}
    isDanger
    reasons={['Errors after release', 'Night or weekend', 'Deadline of a fund']}
    note="What it serves stays as it is."
    done={`${decided.environment.name} is frozen.`}
  >
    <Text>
      Nobody pins, promotes or gives a canary to more until somebody ends it. Rollback, the end of a canary
      and maintenance stay possible.
    </Text>
  </DecisionDialog>
);

export const UnfreezeDialog = (decided: DialogProps) => (
  <DecisionDialog
    {...decided}
    path="unfreeze"
    title={`Unfreeze ${decided.environment.name}`}
    verb={`Unfreeze ${decided.environment.name}`}
    reasons={['Mended', 'The time is over']}
    note="Canaries with a plan go on."
    done={`${decided.environment.name} takes changes again.`}
  >
    <FrozenAlert environment={decided.environment} />
  </DecisionDialog>
);
