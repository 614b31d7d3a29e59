import type { Money } from '@portal/contracts/funds/money';
import type { QueryResultRow } from 'pg';

/** What an answer says, as columns of a table have it: amounts as decimal strings, their currency in another column. */
export type InColumns<T> = {
  [K in keyof T]: [T[K]] extends [Money] ? string : [T[K]] extends [Money | null] ? string | null : T[K];
};

/** What is sent: a text with places, and the values for them. */
export interface Query {
  text: string;
  values: unknown[];
  /** Whether the server may keep its plan: it is one statement. */
  isPlanned?: true;
}

/** Rows of an answer, and how many a change touched. */
export type Rows<T> = T & { readonly count: number };
export type Send = (query: Query) => Promise<Rows<object[]>>;

/** A part of a statement. */
export class Fragment {
  readonly write: (query: Query) => void;

  constructor(write: (query: Query) => void) {
    this.write = write;
  }

  get query(): Query {
    const query: Query = { text: '', values: [] };
    this.write(query);
    return query;
  }
}

type Plain = string | number | boolean | Uint8Array | null | undefined;
type Value = Plain | readonly Plain[] | Fragment;

/** A whole statement: it is sent when it is first waited for, unless it became part of another. */
export type Statement<T extends readonly object[] = QueryResultRow[]> = Fragment & Promise<Rows<T>>;

/** Writes statements by template: values travel beside the text, fragments become part of it. */
export interface Sql {
  <T extends readonly object[] = QueryResultRow[]>(
    strings: TemplateStringsArray,
    ...values: Value[]
  ): Statement<T>;
  /** A name, or names with commas between them. */
  (names: string | readonly string[]): Fragment;
  /** What follows `insert into t` or `update t set`: all members, unless some are named. */
  (rows: object | readonly object[], ...columns: string[]): Fragment;
  json(value: unknown): Fragment;
  /** Text as it is, never words of others; without values it may be several statements. */
  unsafe<T extends readonly object[] = QueryResultRow[]>(text: string, values?: unknown[]): Statement<T>;
}

const put = (query: Query, value: unknown): void => {
  if (value instanceof Fragment) value.write(query);
  // Where a placeholder stands does not always show that it is a boolean.
  else query.text += `$${query.values.push(value)}${typeof value === 'boolean' ? '::bool' : ''}`;
};

const putAll = <T>(query: Query, items: readonly T[], one: (item: T) => void): void => {
  for (const [index, item] of items.entries()) {
    if (index > 0) query.text += ', ';
    one(item);
  }
};

const quoted = (name: string): string =>
  `"${name.replace(/[A-Z]/g, '_$&').toLowerCase().replaceAll('"', '""').replaceAll('.', '"."')}"`;

const members = (rows: object, columns: string[]): Fragment =>
  new Fragment((query) => {
    const all = [rows].flat();
    const names = columns.length > 0 ? columns : Object.keys(all[0] ?? {});
    const isUpdate = query.text.trimEnd().endsWith('set');
    if (!isUpdate) query.text += `(${names.map(quoted).join(', ')}) values `;
    putAll(query, all, (row) => {
      if (!isUpdate) query.text += '(';
      putAll(query, names, (name) => {
        if (isUpdate) query.text += `${quoted(name)} = `;
        put(query, Reflect.get(row, name));
      });
      if (!isUpdate) query.text += ')';
    });
  });

const planned = (query: Query): Query => ({ ...query, isPlanned: true });

class Whole extends Fragment {
  readonly #send: () => ReturnType<Send>;
  #answer: ReturnType<Send> | undefined;

  constructor(write: (query: Query) => void, send: (query: Query) => ReturnType<Send>) {
    super(write);
    this.#send = () => send(this.query);
  }

  get answer(): ReturnType<Send> {
    this.#answer ??= this.#send();
    return this.#answer;
  }
}

// It passes for the promise of its answer.
for (const name of ['then', 'catch', 'finally'] as const)
  Object.defineProperty(Whole.prototype, name, {
    value(this: Whole, ...given: unknown[]) {
      return Reflect.apply(this.answer[name], this.answer, given);
    },
  });

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value;
const isNames = (value: unknown): value is string | string[] => typeof [value].flat()[0] === 'string';

/** The tag of statements that are sent in one way. */
export const sqlBy = (send: Send): Sql => {
  const tag = (first: string | object, ...rest: unknown[]): Fragment => {
    if (isTemplate(first)) {
      const write = (query: Query): void => {
        for (const [index, text] of first.entries()) {
          query.text += text;
          if (index < rest.length) put(query, rest[index]);
        }
      };
      return new Whole(write, (query) => send(planned(query)));
    }
    if (!isNames(first)) return members(first, rest.map(String));
    return new Fragment((query) => {
      query.text += [first].flat().map(quoted).join(', ');
    });
  };
  const json = (value: unknown): Fragment =>
    new Fragment((query) => {
      query.text += `$${query.values.push(value === null ? null : JSON.stringify(value))}::jsonb`;
    });
  const unsafe = (text: string, values?: unknown[]): Fragment =>
    new Whole(
      (query) => {
        query.text += text;
        query.values.push(...(values ?? []));
      },
      (query) => send(values ? planned(query) : query),
    );
  return Object.assign(tag, { json, unsafe }) as Sql; // statements pass for promises of rows, see above
};
