// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FileDrop } from './FileDrop.tsx';

afterEach(cleanup);

const plan = new File(['plan'], 'plan.pdf', { type: 'application/pdf' });
const names: string[] = [];
const drop = (disabled = false) =>
  show(
    <FileDrop
      chooseLabel="Choose files"
      onFiles={(files) => names.push(...files.map((file) => file.name))}
      disabled={disabled}
    />,
  );
const dropOn = (element: Element) => {
  const event = createEvent.drop(element);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [plan] } });
  fireEvent(element, event);
};

test('a file can be chosen, and the same one again', async () => {
  names.length = 0;
  const { user } = drop();
  await user.upload(screen.getByLabelText(/Choose files/), plan);
  await user.upload(screen.getByLabelText(/Choose files/), plan);
  expect(names).toEqual(['plan.pdf', 'plan.pdf']);
});

test('a file can be dropped', () => {
  names.length = 0;
  drop();
  dropOn(screen.getByText('Choose files'));
  expect(names).toEqual(['plan.pdf']);
});

test('a closed drop zone takes nothing', () => {
  names.length = 0;
  drop(true);
  dropOn(screen.getByText('Choose files'));
  expect(names).toEqual([]);
});
