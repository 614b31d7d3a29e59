import {
  ArrowUpRight,
  CirclePause,
  CirclePlay,
  CircleStop,
  Construction,
  type LucideIcon,
  Pin,
  Snowflake,
  Split,
  Trash2,
  TriangleAlert,
  Undo2,
  Wrench,
} from 'lucide-react';

/** What a move of a pointer is called, as a title and as a deed, and its icon. */
const actions: Record<string, readonly [title: string, done: string, icon: LucideIcon]> = {
  pin: ['Pin', 'pinned', Pin],
  promote: ['Promote', 'promoted', ArrowUpRight],
  rollback: ['Roll back', 'rolled back', Undo2],
  repair: ['Repair', 'repaired', Wrench],
  remove: ['Remove', 'remote removed', Trash2],
  maintenance: ['Maintenance', 'maintenance switched', Construction],
  freeze: ['Freeze', 'frozen', Snowflake],
  unfreeze: ['Unfreeze', 'unfrozen', Snowflake],
  canary: ['Canary', 'canary started', Split],
  ramp: ['Canary share', 'canary share changed', Split],
  'canary-hold': ['Canary held', 'canary held', CirclePause],
  'canary-resume': ['Canary resumed', 'canary resumed', CirclePlay],
  'canary-stop': ['Canary stopped', 'canary stopped', CircleStop],
  'canary-finish': ['Canary to all', 'canary given to all', Split],
  'canary-halt': ['Canary stopped itself', 'canary stopped by its figures', CircleStop],
  'canary-refused': ['Canary step refused', 'canary step refused', TriangleAlert],
  found: ['Found', 'found not as written', TriangleAlert],
  sign: ['Signed anew', 'signed anew', Wrench],
};

export const actionTitle = (action: string): string => actions[action]?.[0] ?? action;
export const actionDone = (action: string): string => actions[action]?.[1] ?? action;
export const actionIcon = (action: string): LucideIcon => actions[action]?.[2] ?? Wrench;

/** Only these are shown as an alarm. */
export const isAlarming = (action: string): boolean => action === 'rollback' || action === 'canary-halt';

export const knownActions: readonly string[] = Object.keys(actions);
