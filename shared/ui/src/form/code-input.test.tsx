// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { CodeInput } from './CodeInput.tsx';
import { Field } from './Field.tsx';

afterEach(cleanup);

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Code from the e-mail">
      <CodeInput value={code} onChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the e-mail' });

test('a code pasted with a space fills the cells and completes once', async () => {
  const complete = vi.fn();
  const { user } = show(<Code onComplete={complete} />);
  await user.click(input());
  await user.paste('123 456');
  expect(input().value).toBe('123456');
  expect(complete.mock.calls).toEqual([['123456']]);
});

test('letters are dropped while typing', async () => {
  const { user } = show(<Code onComplete={() => {}} />);
  await user.type(input(), '1a2b3');
  expect(input().value).toBe('123');
});

test('the digits of an Arabic keyboard are digits', async () => {
  const complete = vi.fn();
  const { user } = show(<Code onComplete={complete} />);
  await user.type(input(), '١٢٣٤٥٦');
  expect(complete.mock.calls).toEqual([['١٢٣٤٥٦']]);
});

test('a seventh digit does not fit', async () => {
  const { user } = show(<Code onComplete={() => {}} />);
  await user.type(input(), '1234567');
  expect(input().value).toBe('123456');
});

test('the device may offer the code it received', () => {
  show(<Code onComplete={() => {}} />);
  expect(input().autocomplete).toBe('one-time-code');
  expect(input().inputMode).toBe('numeric');
});
