import { refusedField } from '../../http/problem.ts';
import { textOf } from '../../locales/messages.ts';

/** So that a refusal stays readable. */
const MAX_NAMED = 10;

/** An export of chosen rows has all of them or is refused. @throws invalid_request naming unknown ids. */
export const refuseUnknownIds = (field: string, ids: readonly string[], known: readonly string[]): void => {
  const found = new Set(known);
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return;
  const names = missing.slice(0, MAX_NAMED).join(', ') + (missing.length > MAX_NAMED ? ', …' : '');
  const message = textOf('export.notFound', { names });
  throw refusedField(field, 'not_found', message);
};
