import { render, screen, waitFor } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { arriving } from './lazy-overlay.tsx';

interface Unit {
  Hello: (props: { name: string }) => string;
}

const unit: Unit = { Hello: ({ name }) => `Hello ${name}` };
/** A line on which nothing happens at once. */
const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what floats arrives when it is first shown', async () => {
  const Hello = arriving(
    async () => unit,
    ({ Hello }) => Hello,
    () => undefined,
  );
  render(<Hello name="Ama" />);
  expect(await screen.findByText('Hello Ama')).toBeDefined();
});

test('what cannot arrive is asked for once a showing, and its way out is taken once', async () => {
  let asked = 0;
  const failed: string[] = [];
  const Hello = arriving(
    async (): Promise<Unit> => {
      asked += 1;
      await afterAWhile();
      throw new Error('no connection');
    },
    ({ Hello }) => Hello,
    ({ name }) => failed.push(name),
  );
  const shown = render(<Hello name="Ama" />);
  await waitFor(() => expect(failed).toEqual(['Ama']));
  expect(asked).toBe(1);

  shown.unmount();
  render(<Hello name="Kofi" />);
  await waitFor(() => expect(failed).toEqual(['Ama', 'Kofi']));
  expect(asked).toBe(2);
});
