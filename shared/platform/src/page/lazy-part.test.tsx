import { setImmediate as nextTurn } from 'node:timers/promises';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

const refuse = async (): Promise<ComponentType<{ name: string }>> => {
  await nextTurn();
  throw new Error('no connection');
};

test('a part arrives when it is first shown', async () => {
  const Part = lazyPart(async () => Hello, { waiting: <p>Waiting</p> });
  render(<Part name="Ama" />);
  expect(await screen.findByText('Hello Ama')).toBeDefined();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('what cannot arrive is asked for once a showing, and its way out is taken once', async () => {
  let asked = 0;
  const left: string[] = [];
  const Part = lazyPart(
    () => {
      asked += 1;
      return refuse();
    },
    { onFail: ({ name }) => left.push(name) },
  );
  const shown = render(<Part name="Ama" />);
  await waitFor(() => expect(left).toEqual(['Ama']));
  expect(asked).toBe(1);
  shown.unmount();
  render(<Part name="Kofi" />);
  await waitFor(() => expect(left).toEqual(['Ama', 'Kofi']));
  expect(asked).toBe(2);
});

test('the page around it stays, and a retry brings it', async () => {
  let isThere = false;
  const Part = lazyPart(() => (isThere ? Promise.resolve(Hello) : refuse()), {
    failed: (retry) => (
      <button type="button" onClick={retry}>
        Retry
      </button>
    ),
  });
  render(
    <>
      <textarea defaultValue="Words that must stay" />
      <Part name="Ama" />
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByDisplayValue('Words that must stay')).toBeDefined();
  isThere = true;
  await userEvent.click(button);
  expect(await screen.findByText('Hello Ama')).toBeDefined();
});

class Page extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>The page failed</p> : this.props.children;
  }
}

test('a part that arrived and breaks is the page’s business, as any other', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Part = lazyPart(async () => Broken, { failed: () => <p>Not arrived</p> });
  render(
    <Page>
      <Part />
    </Page>,
  );
  expect(await screen.findByText('The page failed')).toBeDefined();
});
