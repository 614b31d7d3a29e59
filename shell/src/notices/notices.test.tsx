import { useUndo } from '@portal/platform/forms';
import { render, screen, userEvent } from '@portal/testing/screen';
import { UIProvider } from '@portal/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Notices } from './Notices.tsx';

const Papers = () => {
  const [papers, setPapers] = useState(['plan.pdf', 'letter.pdf']);
  const offerUndo = useUndo();
  const takeOff = (name: string) => {
    offerUndo(name, () => setPapers(papers));
    setPapers(papers.filter((other) => other !== name));
  };
  return (
    <div>
      <button type="button">Choose a file</button>
      {papers.map((name) => (
        <p key={name}>
          {name}
          <button type="button" onClick={() => takeOff(name)}>
            Remove {name}
          </button>
        </p>
      ))}
    </div>
  );
};

const show = () =>
  render(
    <UIProvider>
      <Papers />
      <Notices />
    </UIProvider>,
  );
const undo = () => screen.findByRole('button', { name: 'Undo', description: /^Removed\s*plan\.pdf$/ });
const focused = () => document.activeElement?.textContent;

test('who works by keyboard is taken to Undo, and back to where the removed thing was', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull();
  await undo();
  expect(focused()).toBe('Undo');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove plan.pdf' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(focused()).toBe('Choose a file');
});

test('Escape leaves it removed', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await undo();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull();
  expect(focused()).toBe('Choose a file');
});

test('an offer goes with the part of the page that made it', async () => {
  const { rerender } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  await undo();
  rerender(
    <UIProvider>
      <Notices />
    </UIProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
