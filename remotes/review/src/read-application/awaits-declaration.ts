import type { QueueRow } from '@portal/contracts/review/queue';

/** Whether the signed-in reviewer was given it and has not declared yet. */
export const awaitsDeclaration = ({ myDeclaration, myState, isOwnEntry }: QueueRow): boolean =>
  myDeclaration === null && myState === 'PENDING' && !isOwnEntry;
