// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { ChoiceTile } from './ChoiceTile.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './inputs.tsx';

afterEach(cleanup);

const page = (
  <>
    <ErrorSummary
      title="Two answers need attention"
      errors={[
        { fieldId: 'name', message: 'Enter the name' },
        { fieldId: 'kind', message: 'Choose a kind' },
      ]}
    />
    <Field id="name" label="Name" error="Enter the name">
      <TextInput />
    </Field>
    <Field id="kind" label="Kind" error="Choose a kind" group>
      <ChoiceTile name="kind" label="Loan" />
    </Field>
  </>
);

test('a line of the summary leads to its field', async () => {
  const { user } = show(page);
  await user.click(screen.getByRole('link', { name: 'Enter the name' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('a line about a group leads to its first choice', async () => {
  const { user } = show(page);
  await user.click(screen.getByRole('link', { name: 'Choose a kind' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Loan' }));
});

test('a line about a field that is folded away opens what it is in', async () => {
  const { user } = show(
    <>
      <ErrorSummary title="One answer" errors={[{ fieldId: 'text', message: 'Enter the text' }]} />
      <details>
        <details>
          <Field id="text" label="Text" error="Enter the text">
            <TextInput />
          </Field>
        </details>
      </details>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Enter the text' }));
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});
