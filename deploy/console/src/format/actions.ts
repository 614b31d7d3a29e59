/** What a move of a pointer is called, as a title and as a deed. */
const actionTexts: Record<string, readonly [title: string, done: string]> = {
  pin: ['Pin', 'pinned'],
  promote: ['Promote', 'promoted'],
  rollback: ['Roll back', 'rolled back'],
  repair: ['Repair', 'repaired'],
  remove: ['Remove', 'remote removed'],
  maintenance: ['Maintenance', 'maintenance switched'],
  freeze: ['Freeze', 'frozen'],
  unfreeze: ['Unfreeze', 'unfrozen'],
  canary: ['Canary', 'canary started'],
  ramp: ['Canary share', 'canary share changed'],
  'canary-hold': ['Canary held', 'canary held'],
  'canary-resume': ['Canary resumed', 'canary resumed'],
  'canary-stop': ['Canary stopped', 'canary stopped'],
  'canary-finish': ['Canary to all', 'canary given to all'],
  'canary-halt': ['Canary stopped itself', 'canary stopped by its figures'],
  'canary-refused': ['Canary step refused', 'canary step refused'],
  found: ['Found', 'found not as written'],
  sign: ['Signed anew', 'signed anew'],
};

export const actionTitle = (action: string): string => actionTexts[action]?.[0] ?? action;
export const actionDone = (action: string): string => actionTexts[action]?.[1] ?? action;

/** Only these are shown as an alarm. */
export const isAlarming = (action: string): boolean => action === 'rollback' || action === 'canary-halt';

export const knownActions: readonly string[] = Object.keys(actionTexts);
