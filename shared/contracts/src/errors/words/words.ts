import type { ErrorCode, FieldCode } from '../codes.ts';

/** The words of every refusal in one language. `{limit}` in a field's words is replaced. */
export interface ErrorWords {
  errors: Record<ErrorCode, string>;
  fields: Record<FieldCode, string>;
}
