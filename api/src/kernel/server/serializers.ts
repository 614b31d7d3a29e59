import fastJson from 'fast-json-stringify';

type Serialize = (answer: unknown) => string;

/** By the schema of an answer, which is the same object for GET and HEAD and for every application of a process. */
const made = new WeakMap<object, Serialize>();

/** Makes what writes an answer when the first of its kind is sent: most are never sent by most processes. */
export const serializerOf = ({ schema }: { schema: object }): Serialize => {
  return (answer) => {
    let serialize = made.get(schema);
    if (!serialize) {
      serialize = fastJson(schema);
      made.set(schema, serialize);
    }
    return serialize(answer);
  };
};
