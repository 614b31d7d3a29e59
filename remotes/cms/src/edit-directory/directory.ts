import type { Language, Localised, Result } from '@portal/contracts';
import type { DirectoryName } from '@portal/contracts/content/keys';
import type { Partner } from '@portal/contracts/content/partners';
import type { FieldValues, FormShellProps } from '@portal/platform/forms';

/** What every entry of such a list has. */
export type Entry = Pick<Partner, 'id' | 'order' | 'isPublished' | 'rowVersion' | 'state'>;

/**
 * A list that is written, ordered and published entry by entry, such as the partners. Its functions are methods, so that
 * what works with any list leaves the types out.
 */
export interface Directory<
  Row extends Entry = Entry,
  Input extends object = object,
  Values extends FieldValues = FieldValues,
> {
  /** As the order names it. */
  list: DirectoryName;
  /** Where its texts stand in the locales. */
  words: string;
  /** Address of the list; an entry's follows it. */
  path: string;
  /** The public page that shows it. */
  page: string;
  nameOf(row: Row): Localised;
  /** What makes an entry complete in a language. */
  textsOf(row: Row): readonly Localised[];
  /** Names what a new entry that begins with words of its own was begun from. */
  begunFrom?: string;
  /** Of a new entry, when there is none. */
  valuesOf(row?: Row): Values;
  /** What is sent besides the place. */
  inputOf(values: Values): Input;
  /** Field of the server → field of the form, where the names differ. */
  serverNames?: NonNullable<FormShellProps<Values>['serverNames']>;
  /** Every entry in its order, unpublished ones too. */
  read(signal: AbortSignal): Promise<Row[]>;
  add(input: Input & { order: number }): Promise<Result<Row>>;
  update(
    input: Input & { order: number; id: string; rowVersion?: number; draft?: boolean; lang?: Language },
  ): Promise<Result<Row>>;
  remove(id: string): Promise<Result<null>>;
}

/** The place after the last entry. */
export const lastPlace = (rows: readonly Entry[]): number =>
  Math.min(10_000, Math.max(0, ...rows.map(({ order }) => order)) + 10);
