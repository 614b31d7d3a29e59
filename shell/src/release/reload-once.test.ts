import { useNotices } from '@portal/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceReload, reloadOnce } from './reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
});

afterEach(() => useNotices.setState(useNotices.getInitialState(), true));

const told = () => useNotices.getState().shown.map(({ title }) => title);

test('a page is loaded again once for a release, also when that did not bring it', () => {
  reloadOnce(8, reload);
  announceReload(7);
  reloadOnce(8, reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
});

test('the person is told once why, and a later release may load the page again', () => {
  reloadOnce(8, reload);
  announceReload(8);
  announceReload(8);
  expect(told()).toEqual(['The portal has been updated']);
  reloadOnce(9, reload);
  reloadOnce(9, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a memory of the tab nothing is loaded again', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  reloadOnce(8, reload);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
