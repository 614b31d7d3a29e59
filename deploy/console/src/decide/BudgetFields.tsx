import { Disclosure, Field, Grid, TextInput } from '@portal/ui';
import type { Canary } from '../api/types.ts';

type Budget = Canary['budget'];

/** The text of each field. */
export type TypedBudget = Partial<Record<keyof Budget, string>>;

interface Limit {
  name: keyof Budget;
  label: string;
  /** What counts where nothing is typed, as `usualBudget` has it. */
  usual: string;
  /** 100 where per cent are typed: a budget holds parts of one. */
  per?: number;
}

const limits: readonly Limit[] = [
  { name: 'loadFailureRate', label: 'Loads that fail, in %', usual: '1', per: 100 },
  { name: 'renderErrorRate', label: 'Render errors, in %', usual: '1', per: 100 },
  { name: 'apiErrorRate', label: 'Calls without a good answer, in %', usual: '1', per: 100 },
  { name: 'p75LoadMs', label: 'Three of four loads within, in ms', usual: '2000' },
  { name: 'minSamples', label: 'Judged from so many loads on', usual: '50' },
];

/** What was typed, as a budget; without one where nothing was. */
export const budgetOf = (typed: TypedBudget): { budget?: Partial<Budget> } => {
  const said = limits.flatMap(({ name, per = 1 }) =>
    typed[name] ? [[name, Number(typed[name]) / per]] : [],
  );
  return said.length > 0 ? { budget: Object.fromEntries(said) } : {};
};

interface BudgetFieldsProps {
  typed: TypedBudget;
  onType: (typed: TypedBudget) => void;
}

/** The limits beyond which a canary is stopped, where they are not the usual ones. */
export const BudgetFields = ({ typed, onType }: BudgetFieldsProps) => (
  <Disclosure title="Budget">
    <Grid gap="3">
      {limits.map(({ name, label, usual }) => (
        <Field key={name} label={label}>
          <TextInput
            type="number"
            min="0"
            step="any"
            placeholder={usual}
            value={typed[name] ?? ''}
            onChange={({ target }) => onType({ ...typed, [name]: target.value })}
          />
        </Field>
      ))}
    </Grid>
  </Disclosure>
);
