import fastJson from 'fast-json-stringify';
import { oncePer } from '../ports/once-per-portal.ts';

type Serialize = (answer: unknown) => string;

/** By the schema of an answer, which is the same object for GET and HEAD and for every application of a process. */
const serializer = oncePer((schema: object): Serialize => fastJson(schema));

/** Makes what writes an answer when the first of its kind is sent: most are never sent by most processes. */
export const serializerOf =
  ({ schema }: { schema: object }): Serialize =>
  (answer) =>
    serializer(schema)(answer);
