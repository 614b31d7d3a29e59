// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { ChoiceTile } from './ChoiceTile.tsx';
import { Field } from './Field.tsx';
import { NativeSelect, TextInput } from './inputs.tsx';
import { PasswordInput } from './PasswordInput.tsx';

afterEach(cleanup);

test('a field names its control and reads hint and error with it', () => {
  show(
    <Field label="Organisation name" hint="As on the certificate." error="Enter the name.">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Organisation name' });
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['As on the certificate.', 'Error: Enter the name.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('the error stands above the input', () => {
  show(
    <Field label="Name" error="Enter the name.">
      <TextInput />
    </Field>,
  );
  const order = screen.getByText('Enter the name.').compareDocumentPosition(screen.getByRole('textbox'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the arrow of a narrow choice stands in it', () => {
  show(
    <Field label="Kind">
      <NativeSelect maxW="18rem" />
    </Field>,
  );
  // The arrow stands at the end of the box around both.
  const box = screen.getByRole('combobox', { name: 'Kind' }).parentElement;
  expect(box && getComputedStyle(box).maxWidth).toBe('288px');
});

test('a required field is announced so without the browser asking for it', () => {
  show(
    <Field label="Name" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.hasAttribute('required')).toBe(false);
});

test('an optional field says so in its name', () => {
  show(
    <Field label="Reason" optional>
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Reason (optional)' })).toBeTruthy();
});

test('a group of choices has one name and each choice its own', async () => {
  const { user } = show(
    <Field label="Kind of financing" group>
      <ChoiceTile name="kind" label="Senior loan" description="Repaid first" />
      <ChoiceTile name="kind" label="Guarantee" />
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Kind of financing' })).toBeTruthy();
  await user.click(screen.getByText('Guarantee'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Guarantee' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Senior loan/ }).checked).toBe(false);
});

test('in a page from right to left the button of a password stands at the end of what is typed', () => {
  show(
    <div dir="rtl">
      <Field label="Password">
        <PasswordInput dir="ltr" />
      </Field>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Show password' });
  expect(button.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});

test('a password can be looked at and hidden again without losing it', async () => {
  const { user } = show(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'secret']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});
