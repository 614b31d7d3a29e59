import { Text } from '@portal/ui';
import type { Environment } from '../api/types.ts';
import { shareText } from '../format/texts.ts';
import { shortVersion, versionIn } from '../format/versions.ts';
import { FrozenAlert } from '../parts/FrozenAlert.tsx';
import type { DecisionTexts } from './DecisionDialog.tsx';
import type { PlainRequest } from './decision-request.ts';
import { endedCanaries } from './ended-canaries.ts';

/** What the dialog says of a change that is decided by its reason alone. */
export const plainDecision = (asked: PlainRequest, environment: Environment): DecisionTexts => {
  const { name, canaries } = environment;
  const area = 'area' in asked ? asked.area : '';
  // It may have ended meanwhile.
  const canary = canaries.find((known) => known.area === area);
  const [newer, pinned] = [canary?.build ?? '', canary?.pin ?? ''].map(versionIn) as [string, string];
  const build = canary ? `${area} ${shortVersion(newer, pinned)}` : area;
  const pin = canary ? shortVersion(pinned, newer) : 'the pin';
  const share = canary ? shareText(canary.share) : 'its share';
  switch (asked.kind) {
    case 'freeze':
      return {
        title: `Freeze ${name}`,
        verb: `Freeze ${name}`,
        isDanger: true,
        reasons: ['Errors after release', 'Night or weekend', 'Deadline of a fund'],
        note: 'What it serves stays as it is.',
        done: `${name} is frozen.`,
        children: (
          <Text>
            Nobody pins, promotes or gives a canary to more until somebody ends it. Rollback, the end of a
            canary and maintenance stay possible.
          </Text>
        ),
      };
    case 'unfreeze':
      return {
        title: `Unfreeze ${name}`,
        verb: `Unfreeze ${name}`,
        reasons: ['Mended', 'The time is over'],
        note: 'Canaries with a plan go on.',
        done: `${name} takes changes again.`,
        children: <FrozenAlert environment={environment} />,
      };
    case 'maintenance': {
      const { app, isOn } = asked;
      return {
        title: isOn ? `Close ${app} for maintenance` : `Open ${app} again`,
        verb: isOn ? `Close ${app}` : `Open ${app}`,
        isDanger: isOn,
        children: (
          <Text>
            {isOn
              ? `Every page of ${app} in ${name} says that it is being worked on.`
              : `The pages of ${app} in ${name} are served again.`}
          </Text>
        ),
      };
    }
    case 'remove':
      return {
        isGiving: true,
        title: `Remove ${asked.app} from ${name}`,
        verb: `Remove ${asked.app}`,
        isDanger: true,
        note: `${endedCanaries(environment, [asked.app])}Its builds stay: it can be pinned again.`,
        children: <Text>Its addresses and menu entries are gone from {name}.</Text>,
      };
    case 'ramp': {
      const to = shareText(asked.share).toLowerCase();
      const isLess = canary !== undefined && canary.share > asked.share;
      const held = canary?.plan ? ' Its plan is held.' : '';
      return {
        isGiving: !isLess,
        title: `Give ${build} to ${to}`,
        verb: `${isLess ? 'Lower' : 'Raise'} to ${to}`,
        note: isLess
          ? `The others get ${pin}; open tabs on the way to another remote.${held}`
          : 'Whoever has it keeps it.',
      };
    }
    case 'canary-hold':
      return {
        title: `Hold ${build} at ${share}`,
        verb: `Hold at ${share}`,
        reasons: ['Figures to be looked at', 'Fewer people on duty', 'Another change first'],
        note: 'Its figures may still stop it.',
        children: <Text>It gets no further step until somebody resumes it.</Text>,
      };
    case 'canary-resume':
      return {
        isGiving: true,
        title: `Let ${build} go on`,
        verb: `Resume from ${share}`,
        note: 'The minutes of this step begin anew.',
      };
    case 'canary-stop':
      return {
        title: `Stop the canary of ${area}`,
        verb: `Stop ${build}`,
        isDanger: true,
        reasons: ['Errors in the canary', 'Wrong content', 'Slow', 'No longer needed'],
        note: 'Open tabs follow on the way to another remote.',
        children: <Text>Everybody gets {pin}.</Text>,
      };
    case 'canary-finish':
      return {
        isGiving: true,
        title: `Give ${build} to all`,
        verb: 'Give to all',
        note: 'The set is checked before it is served.',
        children: <Text>It becomes the pin; {pin} stays as its fallback.</Text>,
      };
  }
};
