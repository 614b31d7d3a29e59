import { expect, test, vi } from 'vitest';
import { isTokenInMemoryOnly, readToken, removeToken, setToken } from './token-store.ts';

test('the token is kept under access_token', () => {
  setToken('afp_abc');
  expect(localStorage.getItem('access_token')).toBe('afp_abc');
  expect(readToken()).toBe('afp_abc');
});

test('removing touches the storage only when a token exists', () => {
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  removeToken();
  expect(removed).not.toHaveBeenCalled();
  setToken('afp_abc');
  removeToken();
  expect(removed).toHaveBeenCalledWith('access_token');
  removed.mockRestore();
});

test.each(['with space', 'line\nbreak', 'ünïcode', 'x'.repeat(1_000_000)])(
  'a token that cannot be sent is cleared',
  (garbage) => {
    localStorage.setItem('access_token', garbage);
    expect(readToken()).toBeNull();
    expect(localStorage.getItem('access_token')).toBeNull();
  },
);

test('storage that throws leaves a session for the life of the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  setToken('afp_abc');
  expect(readToken()).toBe('afp_abc');
  expect(isTokenInMemoryOnly()).toBe(true);
  removeToken();
  expect(readToken()).toBeNull();
});
