import type { ReleaseDocument } from '@portal/platform/release';
import type { Change } from './change-release.ts';
import { changeWithoutCheck } from './change-without-check.ts';
import { checkNotFrozen } from './check-not-frozen.ts';

/** Keeps an environment from everything that gives people other builds, but for what takes builds back. @throws when it is frozen already */
export const freeze = (who: Change, now = new Date()): Promise<ReleaseDocument> =>
  changeWithoutCheck(
    who,
    (current) => {
      checkNotFrozen(current);
      return { ...current, frozen: { by: who.by, at: now.toISOString(), reason: who.reason } };
    },
    { action: 'freeze' },
  );

/** Lets an environment take changes again. */
export const unfreeze = (who: Change): Promise<ReleaseDocument> =>
  changeWithoutCheck(who, ({ frozen: _frozen, ...current }) => current, { action: 'unfreeze' });
