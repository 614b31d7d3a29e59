import { ChoiceTile, Field, Loading, NativeSelect, Text } from '@portal/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useEarlierReleases } from '../api/environments.ts';
import type { EarlierRelease, Environment } from '../api/types.ts';
import { when } from '../format/times.ts';
import { shortVersion } from '../format/versions.ts';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';
import { endedCanaries } from './ended-canaries.ts';

export const rollbackReasons = ['Errors after release', 'Wrong content', 'Slow', 'Security'];

/** What a rollback takes back, in words. */
const undoneText = ({ apps }: Environment, pins: Readonly<Record<string, string>>): string => {
  const changed = apps.filter(({ app, version }) => pins[app] !== version);
  if (changed.length === 0) return 'The same builds';
  const changes = changed.map(({ app, version }) => `${app} ${shortVersion(version, pins[app])}`);
  return changes.length === 1 ? `Undoes ${changes[0]} only` : `Undoes ${changes.join(', ')}`;
};

const described = (environment: Environment, release: EarlierRelease | undefined): string | undefined => {
  if (!release?.pins) return undefined;
  const made = release.at ? `, made ${when(release.at)}` : '';
  return `${undoneText(environment, release.pins)}${made}`;
};

/** The release before is chosen; any other whole one can be. */
export function RollBackDialog(decided: DialogProps) {
  const { environment } = decided;
  const earlier = useEarlierReleases(environment.name);
  // As it was at the opening: what others do meanwhile gives the button no other target.
  const [before] = useState(environment.parent);
  const [isOther, setIsOther] = useState(false);
  const [other, setOther] = useState(0);
  const known = (number: number) => earlier.data?.releases.find((release) => release.number === number);
  const isServable = (number: number) => known(number)?.fault === undefined;
  const usable = environment.others.filter(isServable);
  const usual = usable.find((number) => number === before);
  const rest = usable.filter((number) => number !== usual);
  const isChosen = isOther || usual === undefined;
  const target = isChosen ? other : usual;
  const missing = (): string | undefined => {
    if (usable.length === 0) return 'There is no other whole release to serve.';
    return target === 0 ? 'Closed until a release is chosen.' : undefined;
  };
  return (
    <DecisionDialog
      {...decided}
      path="rollback"
      body={() => ({ to: target })}
      title={`Roll ${environment.name} back`}
      icon={<Undo2 size={19} aria-hidden />}
      verb={target ? `Roll back to ${target}` : 'Roll back'}
      isDanger
      isMissing={missing()}
      reasons={rollbackReasons}
      note={`${endedCanaries(environment)}Open tabs follow on the way to another remote. Maintenance${environment.frozen ? ' and freeze stay' : ' stays'}, no canary begins again.`}
    >
      {earlier.isPending && <Loading>Reading releases</Loading>}
      {usual === undefined ? (
        <Text>No release before has other builds than {environment.release}.</Text>
      ) : (
        <Field group label="Release" hideLabel>
          <ChoiceTile
            name="target"
            label={`Release ${usual}`}
            description={described(environment, known(usual))}
            checked={!isOther}
            onChange={() => setIsOther(false)}
          />
          {rest.length > 0 && (
            <ChoiceTile
              name="target"
              label="Another release"
              description={rest.length === 1 ? `${rest[0]}` : `${rest.at(-1)} to ${rest[0]}`}
              checked={isOther}
              onChange={() => setIsOther(true)}
            />
          )}
        </Field>
      )}
      {isChosen && rest.length > 0 && (
        <Field label="Which release" hint={described(environment, known(other))}>
          <NativeSelect value={other} onChange={({ target: { value } }) => setOther(Number(value))}>
            <option value={0}>Choose a release</option>
            {rest.map((number) => (
              <option key={number} value={number}>
                {[number, known(number)?.reason].filter(Boolean).join(': ')}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </DecisionDialog>
  );
}
