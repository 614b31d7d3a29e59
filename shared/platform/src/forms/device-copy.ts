import { readToken } from '../api/token-store.ts';
import { personStore } from '../release/before-hydration.ts';
import { useSession } from '../session/session.ts';
import { withStorage } from '../state/with-storage.ts';

/** What this device keeps of a form until the server has it. */
export interface DeviceCopy<V> {
  values: V;
  /** Milliseconds since 1970. */
  at: number;
  /** The field that somebody was in. */
  field?: string;
}

/** Kept per person: nobody meets the words of another on a shared device. */
const nameOf = (key: string, userId = useSession.getState().user?.id) =>
  `portal_draft:${userId ?? 'visitor'}:${key}`;

const isCopy = (value: unknown): value is DeviceCopy<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  'at' in value &&
  typeof value.at === 'number';

/** The copy kept under a key, or null. `V` is what the same form wrote there. */
export const readDeviceCopy = <V>(key: string): DeviceCopy<V> | null => {
  const copy: unknown = withStorage(() => JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null'));
  return isCopy(copy) ? { ...copy, values: copy.values as V } : null;
};

/** False when storage is off or full. @param userId whose words they are; absent: of who is signed in. */
export const writeDeviceCopy = (key: string, values: unknown, userId?: string, field?: string): boolean =>
  withStorage(() => {
    localStorage.setItem(nameOf(key, userId), JSON.stringify({ values, at: Date.now(), field }));
    return true;
  }) ?? false;

export const dropDeviceCopy = (key: string): void => withStorage(() => localStorage.removeItem(nameOf(key)));

/** Beside a copy that a page shows without a connection, too: whose it is, until this session ends. */
export const keepPerson = (): void =>
  withStorage(() => {
    const { user } = useSession.getState();
    localStorage.setItem(personStore, JSON.stringify({ tokenEnd: readToken()?.slice(-8), user }));
  });
