import { type TProperties, type TSchema, Type } from 'typebox';
import { closed } from './schema-parts.ts';

/** Page sizes that tables offer. */
export const pageSizes = [10, 25, 50, 100] as const;

/** A query value that may be repeated: `?status=A&status=B`. A single value counts as a list of one. */
export const many = <S extends TSchema>(value: S) => Type.Array(value, { maxItems: 60 });

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Enum(pageSizes)),
  order: Type.Optional(Type.Enum(['ASC', 'DESC'])),
  search: Type.Optional(Type.String({ maxLength: 200 })),
};

/**
 * The query of a table: page (1), pageSize (10), order (DESC) and search as every table has them,
 * with filters of its own. `sortable` lists what `sortBy` may name.
 */
export const pageQuery = <P extends TProperties, const C extends readonly string[]>(
  filters: P,
  sortable: C,
) =>
  closed(
    // Enum alone forgets which texts a generic tuple holds
    { ...paging, sortBy: Type.Optional(Type.Unsafe<C[number]>(Type.Enum(sortable))), ...filters },
  );
