import type { FoundSession } from '../../identity/session/session.db.ts';
import type { FundModes } from '../../review/queue-scope.ts';
import { Recent } from './recent.ts';

/** What was found lately, each by a name of its own. */
export interface Recently {
  /** By the hash of the token. */
  sessions: Recent<FoundSession>;
  funds: Recent<FundModes>;
  /** Whether the rows of a list were collected and sorted, by the question. */
  collected: Recent<boolean>;
}

export const nothingYet = (): Recently => ({
  sessions: new Recent(),
  funds: new Recent(),
  collected: new Recent(),
});
