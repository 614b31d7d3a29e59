import { roleLabel, roles } from '@portal/contracts';
import { Checkbox, Field, NativeSelect } from '@portal/ui';
import { useState } from 'react';
import { useBuilds } from '../api/environments.ts';
import { shareText } from '../format/texts.ts';
import { shortVersion } from '../format/versions.ts';
import { BudgetFields, budgetOf, type TypedBudget } from './BudgetFields.tsx';
import { BuildField, otherBuilds } from './BuildField.tsx';
import { type PlanName, plans, planText } from './canary-plans.ts';
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx';

const shares = [0, 100, 500, 1_000, 2_500, 5_000];

/** A published build of one remote for a part of the people. */
export function NewCanaryDialog(decided: DialogProps) {
  const { environment } = decided;
  const [area, setArea] = useState('');
  const [version, setVersion] = useState('');
  const [growth, setGrowth] = useState<PlanName | 'hand'>('hours');
  const [share, setShare] = useState(100);
  const [groups, setGroups] = useState<readonly string[]>([]);
  const [budget, setBudget] = useState<TypedBudget>({});
  const builds = useBuilds(area);
  const pinned = environment.apps.find(({ app }) => app === area)?.version;
  // The shell carries every page: only remotes can have a canary.
  const areas = environment.apps.filter(({ app }) => app !== 'shell').map(({ app }) => app);
  const plan = growth === 'hand' ? undefined : plans[growth];
  const missing = (): string | undefined => {
    if (area === '') return 'Closed until a remote is chosen.';
    if (builds.data && otherBuilds(builds, pinned).length === 0)
      return `No other build of ${area} is published.`;
    return version === '' ? 'Closed until a build is chosen.' : undefined;
  };
  return (
    <DecisionDialog
      {...decided}
      path="canary"
      isGiving
      body={() => ({
        area,
        version,
        ...(plan ? { steps: plan.steps } : { share }),
        ...(groups.length > 0 && { groups }),
        ...budgetOf(budget),
      })}
      title={`New canary in ${environment.name}`}
      verb={version ? `Start ${area} ${shortVersion(version, pinned)}` : 'Start'}
      isMissing={missing()}
      note="Its figures may stop it."
    >
      <Field label="Remote">
        <NativeSelect
          value={area}
          onChange={({ target }) => {
            setArea(target.value);
            setVersion('');
          }}
        >
          <option value="">Choose a remote</option>
          {areas.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </Field>
      <BuildField builds={builds} pinned={pinned} version={version} onChoose={setVersion} />
      <Field
        label="How it grows"
        note={
          plan
            ? `${planText(plan.steps)}; each step while its figures are within the budget.`
            : 'Only when somebody raises it.'
        }
      >
        <NativeSelect value={growth} onChange={({ target }) => setGrowth(target.value as PlanName | 'hand')}>
          {Object.entries(plans).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
          <option value="hand">By hand</option>
        </NativeSelect>
      </Field>
      {!plan && (
        <Field label="Part of the people">
          <NativeSelect value={share} onChange={({ target }) => setShare(Number(target.value))}>
            {shares.map((part) => (
              <option key={part} value={part}>
                {part === 0 ? 'Only whoever has the link, and the roles below' : shareText(part)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field group label="And everybody with the role" optional>
        {roles.map((role) => (
          <Checkbox
            key={role}
            checked={groups.includes(role)}
            onChange={({ target }) =>
              setGroups(target.checked ? [...groups, role] : groups.filter((known) => known !== role))
            }
          >
            {roleLabel(role)}
          </Checkbox>
        ))}
      </Field>
      <BudgetFields typed={budget} onType={setBudget} />
    </DecisionDialog>
  );
}
