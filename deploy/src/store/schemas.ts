import type { AreaManifest } from '@portal/platform/area';
import type { Build, ReleaseDocument } from '@portal/platform/release';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const text = Type.String();
const some = Type.String({ minLength: 1 });
const words = Type.Record(text, text);
const digest = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
const number = Type.Integer({ minimum: 1 });
const key = Type.String({ pattern: '^[a-z][a-z0-9-]*@[^@]+$' });

const build = Type.Object({
  app: some,
  version: some,
  baseUrl: some,
  mfName: Type.Optional(some),
  entry: Type.Array(some),
  styles: Type.Array(some),
  server: Type.Optional(some),
  integrity: Type.Record(text, digest),
  otherFiles: Type.Optional(Type.Record(text, digest)),
  chunks: Type.Record(text, Type.Array(some)),
  shared: words,
  builtAt: some,
});

const objects = Type.Optional(Type.Array(Type.Object({})));

const manifest = Type.Object({
  name: some,
  title: words,
  routes: Type.Array(
    Type.Object({
      path: some,
      guard: Type.Optional(Type.Object({ roles: Type.Array(some), flag: Type.Optional(some) })),
      chunk: Type.Optional(some),
      frame: Type.Optional(some),
    }),
  ),
  landing: Type.Optional(words),
  sidebar: objects,
  actions: objects,
  header: objects,
  footer: objects,
});

const release = Type.Object({
  schemaVersion: Type.Literal(1),
  environment: some,
  sequence: number,
  parent: Type.Union([number, Type.Null()]),
  createdAt: some,
  change: Type.Object({ by: text, reason: text }),
  shell: key,
  shellManifest: manifest,
  builds: Type.Record(text, build),
  remotes: Type.Record(
    text,
    Type.Object({
      pin: key,
      previous: Type.Array(key),
      load: Type.Object({ timeoutMs: Type.Number(), retries: Type.Number() }),
      manifest,
    }),
  ),
});

const contract = Type.Object({
  app: some,
  version: some,
  /** Absent when it was built outside a git checkout. */
  source: Type.Optional(Type.Object({ commit: some, author: text, isDirty: Type.Boolean() })),
  shared: words,
  /** Shared unit → names: provided by the shell, imported by an area. A unit whose names are unknown is absent. */
  names: Type.Record(text, Type.Array(some)),
});

export type Contract = Static<typeof contract>;

const historyEntry = Type.Object({
  at: some,
  action: some,
  by: text,
  reason: text,
  ticket: Type.Optional(text),
  from: Type.Union([number, Type.Null()]),
  to: number,
  /** Of the release's document; absent where the pointer was found moved. */
  digest: Type.Optional(digest),
  durationMs: Type.Optional(Type.Number()),
  /** Hash of the line before; null in the first. */
  previous: Type.Union([digest, Type.Null()]),
});

export type HistoryEntry = Static<typeof historyEntry>;

/** Which release an environment serves, and the digest of its document, byte for byte. */
const pointer = Type.Object({ number, digest });

export type Pointer = Static<typeof pointer>;

/** Parses a text and checks its form. @throws with what is wrong, and where in the document */
const parser = <T>(schema: TSchema) => {
  const compiled = Compile(schema);
  return (source: string): T => {
    const value: unknown = JSON.parse(source);
    if (compiled.Check(value)) return value as T;
    const [first] = compiled.Errors(value);
    throw new Error(`${first?.instancePath || 'the document'} ${first?.message ?? 'is wrong'}`);
  };
};

export const parsePointer = parser<Pointer>(pointer);
export const parseRelease = parser<ReleaseDocument>(release);
export const parseContract = parser<Contract>(contract);
export const parseHistoryEntry = parser<HistoryEntry>(historyEntry);
export const parseManifest = parser<AreaManifest>(manifest);
export const parseBuild = parser<Build>(build);
