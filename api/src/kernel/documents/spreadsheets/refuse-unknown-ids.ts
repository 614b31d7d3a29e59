import { refusedField } from '../../http/problem.ts';
import { textOf } from '../../locales/messages.ts';

/** So that a refusal stays readable. */
const MAX_NAMED = 10;

/**
 * An export of chosen rows holds all of them or is refused.
 * @throws Problem invalid_request that names the ids which nothing has.
 */
export const refuseUnknownIds = (field: string, ids: readonly string[], known: readonly string[]): void => {
  const found = new Set(known);
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return;
  const names = missing.slice(0, MAX_NAMED).join(', ') + (missing.length > MAX_NAMED ? ', …' : '');
  const message = textOf('export.notFound', { names });
  throw refusedField(field, 'not_found', message);
};
