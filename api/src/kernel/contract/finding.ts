/** One difference between two contracts that a deployed client would notice. */
export interface Finding {
  /** `PUT /fund/update`, or the part of the document that all share. */
  operation: string;
  /** Where in it: `body.rules.minAmount`, `answer 200.data.status`; empty for the operation itself. */
  at: string;
  /** What changed, in words: `was removed`. */
  what: string;
}

export const describeFinding = ({ operation, at, what }: Finding): string =>
  `${operation}${at === '' ? '' : `: ${at}`} ${what}`;
