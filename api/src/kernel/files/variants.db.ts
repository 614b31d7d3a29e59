import type { ImageFormat } from '@portal/contracts/kernel/images';
import { type Db, firstRow, onlyRow, type Tx } from '../database/db.ts';

/** A picture made of another one. */
export interface Variant {
  ofSha256: string;
  width: number;
  format: ImageFormat;
  sha256: string;
  /** Bytes. */
  size: number;
}

const columns = (db: Db) => db`of_sha256, width, format, sha256, size::int`;

export const findVariant = (db: Db, ofSha256: string, { width, format }: Pick<Variant, 'width' | 'format'>) =>
  firstRow(db<Variant[]>`select ${columns(db)} from image_variants
      where of_sha256 = ${ofSha256} and width = ${width} and format = ${format}`);

/** If two are made at once, the first one stays. */
export const addVariant = (tx: Tx, variant: Variant): Promise<Variant> =>
  onlyRow(tx<Variant[]>`
    insert into image_variants ${tx(variant, 'ofSha256', 'width', 'format', 'sha256', 'size')}
    on conflict (of_sha256, width, format) do update set format = excluded.format
    returning ${columns(tx)}`);
