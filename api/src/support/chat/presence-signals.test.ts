import { getDesk, setPresence } from '@portal/contracts/support/agent-console';
import { expect, test } from 'vitest';
import { availableAgent } from '../../../test/support/chat.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { notifyInstances } from './notify-instances.ts';
import { listenTo } from './socket/listener.ts';

const portal = testPortal();

/** What instances signal each other during some work, in its order. */
const signalsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const heard: string[] = [];
  let hearLast = (): void => undefined;
  const last = new Promise<void>((resolve) => {
    hearLast = resolve;
  });
  const onSignal = (payload: string) => {
    if (payload === 'last') hearLast();
    else heard.push(payload);
  };
  const listener = listenTo({ db: portal.db, log: console, onSignal, onConnected: () => {} });
  await listener.start();
  await work();
  await notifyInstances(portal.db, 'last');
  await last;
  await listener.stop();
  return heard;
};

const letLeasesEnd = () => portal.db`update chat_presence set lease_until = now() - interval '1 second'`;

test('an agent who only reads the desk tells nobody, else every desk would be read again for ever', async () => {
  const { client } = await availableAgent(portal);
  expect(await signalsOf(() => client.call(getDesk))).toEqual([]);
  expect(await signalsOf(() => client.call(setPresence, { body: { presence: 'AVAILABLE' } }))).toEqual([]);
});

test('an agent who comes, goes or comes back after a long time tells every desk', async () => {
  const { client } = await availableAgent(portal);
  const be = (presence: 'AVAILABLE' | 'AWAY') => () => client.call(setPresence, { body: { presence } });
  expect(await signalsOf(be('AWAY'))).toEqual(['desk:']);
  expect(await signalsOf(be('AVAILABLE'))).toEqual(['desk:']);
  await letLeasesEnd();
  expect(await signalsOf(be('AVAILABLE'))).toEqual(['desk:']);
  await letLeasesEnd();
  expect(await signalsOf(() => client.call(getDesk))).toEqual(['desk:']);
});
