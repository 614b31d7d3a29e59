import { UIProvider } from '@portal/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { FormShell } from './FormShell.tsx';
import { MoneyField, NumberField } from './number-fields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

afterEach(async () => {
  await i18n.changeLanguage('en');
});

const show = (amount = '') => {
  const sent: Record<string, unknown>[] = [];
  const AmountForm = () => {
    const form = useForm<Record<string, unknown>>({
      defaultValues: { amount, profit: '', percent: '', months: '' },
    });
    return (
      <FormShell form={form} error={null} onSubmit={async (values) => sent.push(values)}>
        <MoneyField name="amount" label="Amount" currency="USD" optional />
        <MoneyField name="profit" label="Profit" currency="USD" signed optional />
        <NumberField name="percent" label="Percent" optional />
        <NumberField name="months" label="Months" whole maxDigits={3} optional />
        <SubmitButton>Save</SubmitButton>
      </FormShell>
    );
  };
  const router = createMemoryRouter([{ path: '/', element: <AmountForm /> }]);
  render(
    <UIProvider>
      <RouterProvider router={router} />
    </UIProvider>,
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { user: userEvent.setup(), sent, save, field, amount: field('Amount') };
};

test('an amount that is entered again is replaced, not added to', async () => {
  const { user, amount, sent, save } = show();
  await user.click(amount);
  await user.keyboard('250000{Tab}');
  expect(amount.value).toBe('250,000');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(amount);
  expect(amount.value.slice(amount.selectionStart ?? 0, amount.selectionEnd ?? 0)).toBe('250,000');
  await user.keyboard('300000{Tab}');
  expect(amount.value).toBe('300,000');
  await save();
  expect(sent).toEqual([expect.objectContaining({ amount: '300000' })]);
});

test('a key goes in at the caret, which stays where it was put', async () => {
  const { user, amount } = show('250000');
  await user.pointer({ target: amount, offset: 3, keys: '[MouseLeft]' });
  expect(amount.selectionStart).toBe(3);
  await user.keyboard('9');
  expect(amount.value).toBe('2509000');
  expect(amount.selectionStart).toBe(4);
  await user.keyboard('{Backspace}{Tab}');
  expect(amount.value).toBe('250,000');
});

test.each([
  ['1,250,000.50', '1250000.50'],
  ['1 250 000', '1250000'],
  ['1\u00a0250\u202f000', undefined],
  ["1'250'000", '1250000'],
  ['1 234 567,89', '1234567.89'],
  ['1\u202f250\u202f000.5', '1250000.5'],
  ['٢٥٠٠٠٠', '250000'],
  ['12,5', '12.5'],
  ['0,01', '0.01'],
  ['1.250.000', '1250000'],
  ['1.250.000,50', '1250000.50'],
  ['1.250,5', '1250.5'],
])('the pasted amount %s is %s', async (text, value) => {
  const { user, amount, sent, save } = show();
  await user.click(amount);
  await user.paste(text);
  await save();
  if (value === undefined) expect(amount.value).toBe(text);
  else expect(sent).toEqual([expect.objectContaining({ amount: value })]);
});

test.each([
  ['12,34.5.6abc-7', 'There is more than one decimal point'],
  ['12,345,6', 'The separators do not stand between thousands'],
  ['0,500', 'The separators do not stand between thousands'],
  ['250,000,300,0000', 'The separators do not stand between thousands'],
  ['12.345', 'at most two decimals'],
  ['1.250.00', 'There is more than one decimal point'],
  ['USD 500', 'Enter an amount in digits'],
  ['-5', 'Enter an amount in digits'],
])('%s stays as it was given, with what is wrong beside it, and is not sent', async (text, said) => {
  const { amount, sent, save } = show();
  fireEvent.input(amount, { target: { value: text } });
  fireEvent.blur(amount);
  expect(amount.value).toBe(text);
  expect(screen.getByText(new RegExp(said))).toBeDefined();
  await save();
  expect(amount.value).toBe(text);
  expect(sent).toEqual([]);
});

test('a comma typed in English is read as in a pasted amount: before decimals, between thousands, or as wrong', async () => {
  const { user, amount, sent, save } = show();
  const typed = async (keys: string) => {
    await user.clear(amount);
    await user.type(amount, keys);
    expect(amount.value).toBe(keys);
    expect(amount.getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    return amount.value;
  };
  expect(await typed('1250000,50')).toBe('1,250,000.50');
  expect(await typed('1250000,5')).toBe('1,250,000.5');
  expect(await typed('1,250,000')).toBe('1,250,000');
  expect(await typed('1,25')).toBe('1.25');
  expect(await typed('1,250,00')).toBe('1,250,00');
  expect(screen.getByText(/The separators do not stand between thousands/)).toBeDefined();
  await save();
  expect(sent).toEqual([]);
});

test('keys other than digits, comma and dot are refused with a word, a second dot as well', async () => {
  const { user, field, amount } = show();
  await user.click(amount);
  await user.keyboard('12x5');
  expect(amount.value).toBe('125');
  expect(screen.getByText(/Only digits and a decimal point can be typed here/)).toBeDefined();
  await user.keyboard('.');
  expect(amount.getAttribute('aria-invalid')).not.toBe('true');
  await user.keyboard('5.');
  expect(amount.value).toBe('125.5.');
  expect(screen.getByText(/more than one decimal point/)).toBeDefined();
  await user.click(field('Profit'));
  await user.keyboard('-7000{Tab}');
  expect(field('Profit').value).toBe('-7,000');
});

test('a space typed between thousands is passed over without a word', async () => {
  const { user, amount } = show();
  await user.click(amount);
  await user.keyboard('250 000.50{Tab}');
  expect(amount.value).toBe('250,000.50');
  expect(screen.queryByText(/Only digits and a decimal point can be typed here/)).toBeNull();
});

test.each([
  ['fr', '1234567,89', '1234567.89'],
  ['pt', '12,5', '12.5'],
  ['es', '1.234.567,89', '1234567.89'],
  ['ar', '١٢٣٤٫٥', '1234.5'],
  ['ar', '١٬٢٣٤٫٥', '1234.5'],
])('in %s the keys %s are %s, never a hundred times as much', async (language, keys, value) => {
  await i18n.changeLanguage(language);
  const { user, field, amount, sent, save } = show();
  await user.click(amount);
  await user.keyboard(keys);
  await user.click(field('Percent'));
  await user.keyboard(keys);
  await save();
  expect(sent).toEqual([expect.objectContaining({ amount: value, percent: value })]);
});

test('in a percentage a comma is the decimal point in English as well, typed or pasted', async () => {
  const { user, field, sent, save } = show();
  await user.click(field('Percent'));
  await user.keyboard('0,01');
  expect(field('Percent').value).toBe('0.01');
  await user.clear(field('Percent'));
  await user.paste('12,5');
  await user.keyboard('5');
  await save();
  expect(sent).toEqual([expect.objectContaining({ percent: '12.55' })]);
});

test('a comma for thousands is not taken for one in French, and decimals go behind an amount in groups', async () => {
  await i18n.changeLanguage('fr');
  const { user, field, amount } = show('1250000');
  await user.click(amount);
  await user.keyboard(',5');
  expect(amount.value).toBe('1250000.5');
  await user.click(field('Profit'));
  await user.keyboard('250,000{Tab}');
  expect(field('Profit').getAttribute('aria-invalid')).toBe('true');
});

test('numbers that are no money keep what is wrong as well', async () => {
  const { user, field, sent, save } = show();
  await user.click(field('Percent'));
  await user.paste('0,125');
  await user.click(field('Months'));
  await user.keyboard('1234');
  expect(field('Percent').value).toBe('0,125');
  expect(screen.getByText('Enter a whole number of at most 3 digits.')).toBeDefined();
  await save();
  expect(sent).toEqual([]);
});

test('from one million on the amount stands in words', async () => {
  const { user, amount } = show();
  await user.click(amount);
  await user.keyboard('250300');
  expect(screen.queryByText(/thousand/)).toBeNull();
  await user.keyboard('000000');
  expect(screen.getByText('250 billion, 300 million USD')).toBeDefined();
});

test('a hundredfold is asked about once, and the former amount comes back on demand', async () => {
  const { user, amount, field } = show('2500');
  const retype = async (text: string) => {
    await user.click(field('Profit'));
    await user.clear(amount);
    await user.type(amount, text);
    await user.tab();
  };
  await retype('249999');
  expect(screen.queryByText(/Is that right/)).toBeNull();
  await retype('2500');
  await retype('250000');
  expect(screen.getByText('You entered USD 250,000; before, it was USD 2,500. Is that right?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Back to USD/ }));
  expect(amount.value).toBe('2,500');
  await retype('250000');
  await user.click(screen.getByRole('button', { name: 'Yes, it is right' }));
  await user.click(amount);
  await user.tab();
  expect(screen.queryByText(/Is that right/)).toBeNull();
  expect(amount.value).toBe('250,000');
});
