import { type TSchema, Type } from 'typebox';

/** Schema of `Result<T>`. */
export const result = <S extends TSchema>(data: S) => Type.Object({ data, message: Type.String() });

/** Schema of `Result<null>`. */
export const Nothing = result(Type.Null());

/** Schema of `Page<T>`. */
export const page = <S extends TSchema>(row: S) =>
  Type.Object({
    data: Type.Array(row),
    message: Type.String(),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    totalIsCapped: Type.Optional(Type.Boolean()),
  });

/** An answer that only says what happened. */
export const Message = Type.Object({ message: Type.String() });
export type Message = { message: string };
