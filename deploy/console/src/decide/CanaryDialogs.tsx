import { Text } from '@portal/ui';
import type { Environment } from '../api/types.ts';
import { shareText } from '../format/counts-and-titles.ts';
import { shortVersion, versionIn } from '../format/versions.ts';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';

interface CanaryDialogProps extends DialogProps {
  area: string;
}

const canaryBuilds = ({ canaries }: Environment, area: string): [build: string, pin: string] => {
  const canary = canaries.find((known) => known.area === area);
  if (!canary) return [area, 'the pin'];
  const [build, pin] = [versionIn(canary.build), versionIn(canary.pin)];
  return [`${area} ${shortVersion(build, pin)}`, shortVersion(pin, build)];
};

const common = ({ area, ...decided }: CanaryDialogProps) => ({ ...decided, body: () => ({ area }) });

export const RampDialog = ({ share, ...props }: CanaryDialogProps & { share: number }) => {
  const { area, environment } = props;
  const [build, pin] = canaryBuilds(environment, area);
  const to = shareText(share).toLowerCase();
  const canary = environment.canaries.find((known) => known.area === area);
  const isLess = canary !== undefined && canary.share > share;
  const held = canary?.plan ? ' Its plan is held.' : '';
  return (
    <DecisionDialog
      {...common(props)}
      path="ramp"
      isGiving={!isLess}
      body={() => ({ area, share })}
      title={`Give ${build} to ${to}`}
      verb={`${isLess ? 'Lower' : 'Raise'} to ${to}`}
      note={isLess ? `The others get ${pin} at the next page.${held}` : 'Whoever has it keeps it.'}
    />
  );
};

/** Its share, as it stands; `its share` where it ended meanwhile. */
const shareOf = ({ canaries }: Environment, area: string): string => {
  const canary = canaries.find((known) => known.area === area);
  return canary ? shareText(canary.share) : 'its share';
};

export const CanaryHoldDialog = (props: CanaryDialogProps) => {
  const [build] = canaryBuilds(props.environment, props.area);
  const share = shareOf(props.environment, props.area);
  return (
    <DecisionDialog
      {...common(props)}
      path="canary-hold"
      title={`Hold ${build} at ${share}`}
      verb={`Hold at ${share}`}
      reasons={['Figures to be looked at', 'Fewer people on duty', 'Another change first']}
      note="Its figures may still stop it."
    >
      <Text>It gets no further step until somebody resumes it.</Text>
    </DecisionDialog>
  );
};

export const CanaryResumeDialog = (props: CanaryDialogProps) => {
  const [build] = canaryBuilds(props.environment, props.area);
  return (
    <DecisionDialog
      {...common(props)}
      path="canary-resume"
      isGiving
      title={`Let ${build} go on`}
      verb={`Resume from ${shareOf(props.environment, props.area)}`}
      note="The minutes of this step begin anew."
    />
  );
};

export const CanaryStopDialog = (props: CanaryDialogProps) => {
  const [build, pin] = canaryBuilds(props.environment, props.area);
  return (
    <DecisionDialog
      {...common(props)}
      path="canary-stop"
      title={`Stop the canary of ${props.area}`}
      verb={`Stop ${build}`}
      isDanger
      reasons={['Errors in the canary', 'Wrong content', 'Slow', 'No longer needed']}
      note="Open tabs follow at the next page."
    >
      <Text>Everybody gets {pin}.</Text>
    </DecisionDialog>
  );
};

export const CanaryFinishDialog = (props: CanaryDialogProps) => {
  const [build, pin] = canaryBuilds(props.environment, props.area);
  return (
    <DecisionDialog
      {...common(props)}
      path="canary-finish"
      isGiving
      title={`Give ${build} to all`}
      verb="Give to all"
      note="The set is checked before it is served."
    >
      <Text>It becomes the pin; {pin} stays as its fallback.</Text>
    </DecisionDialog>
  );
};
