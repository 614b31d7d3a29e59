import type { AreaManifest } from '@portal/platform/area';
import type { Build, Integrity, ReleaseDocument, TestResult } from '@portal/platform/release';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const text = Type.String();
const some = Type.String({ minLength: 1 });
const texts = Type.Record(text, text);
const digest = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
const number = Type.Integer({ minimum: 1 });
const key = Type.String({ pattern: '^[a-z][a-z0-9-]*@[^@]+$' });

export const signature = Type.Object({ alg: Type.Literal('Ed25519'), keyId: some, value: some });

export type Signature = Static<typeof signature>;

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
  digest: Type.Optional(digest),
  chunks: Type.Record(text, Type.Array(some)),
  units: Type.Optional(Type.Record(text, Type.Array(some))),
  shared: texts,
  builtAt: some,
});

/** In English at least, which stands for every other language. */
const label = Type.Object({ en: text });
const link = { to: text, label };
const tile = Type.Union([Type.Literal('stairs'), Type.Literal('diamond')]);
const listOf = (entry: TProperties) => Type.Optional(Type.Array(Type.Object(entry)));

const waiting = Type.Object({ path: some, counts: Type.Array(some), to: Type.Optional(some) });

const manifest = Type.Object({
  name: some,
  title: label,
  routes: Type.Array(
    Type.Object({
      path: some,
      guard: Type.Optional(Type.Object({ roles: Type.Array(some), flag: Type.Optional(some) })),
      chunk: Type.Optional(some),
      rendersForReader: Type.Optional(Type.Literal(true)),
      asks: Type.Optional(Type.Array(some)),
      asksFor: Type.Optional(Type.Record(text, Type.Array(some))),
      offline: Type.Optional(Type.Literal(true)),
      frame: Type.Optional(some),
    }),
  ),
  landing: Type.Optional(texts),
  sidebar: listOf({
    key: some,
    alsoAt: Type.Optional(Type.Array(some)),
    icon: some,
    roles: Type.Object({}),
    waiting: Type.Optional(waiting),
    waitingFor: Type.Optional(Type.Record(text, waiting)),
    ...link,
  }),
  actions: listOf({
    id: some,
    label,
    roles: Type.Array(some),
    items: Type.Object({
      source: some,
      to: some,
      labelBy: some,
      labels: Type.Record(text, label),
      tiles: Type.Optional(Type.Record(text, tile)),
    }),
  }),
  header: listOf({
    id: some,
    ...link,
    children: listOf({ ...link, tile: Type.Optional(tile), children: listOf(link) }),
  }),
  footer: listOf({ id: some, heading: label, links: Type.Array(Type.Object(link)) }),
});

const count = Type.Integer({ minimum: 0 });
const counts = { passed: count, failed: count };

const found = { ...counts, by: text, at: some, signature: Type.Optional(signature) };

const testResult = Type.Object({
  ...found,
  set: digest,
  environment: some,
  sequence: number,
  reports: Type.Optional(Type.Object(counts)),
  matrix: Type.Optional(Type.Object({ ...counts, against: some })),
});

const cellResult = Type.Object({
  ...found,
  /** Of the builds of the cell and the remote that is absent in it. */
  digest,
  /** Of the set whose matrix it was run for. */
  set: digest,
  /** A sentence for each failed test. */
  failing: Type.Array(some),
  /** Sentences of the check of the set; with any the cell cannot be served and no test ran. */
  refused: Type.Array(some),
  /** Milliseconds. */
  tookMs: count,
});

export type CellResult = Omit<Static<typeof cellResult>, 'digest' | 'set' | 'signature'> &
  Record<'digest' | 'set', Integrity>;

/** A document with the signature of its other members; absent where no keys are trusted. */
export type Signed<T> = T & { signature?: Signature };

const rate = Type.Number({ minimum: 0, maximum: 1 });

/** One step of a canary's plan; a command that names steps is checked by it, too. */
const canaryStep = Type.Object({
  share: Type.Integer({ minimum: 1, maximum: 10_000 }),
  // Figures are kept for seven days.
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_080 })),
});

export const maxSteps = 12;

export const canarySteps = Type.Array(canaryStep, { minItems: 2, maxItems: maxSteps });

export const canaryBudget = Type.Object({
  loadFailureRate: rate,
  renderErrorRate: rate,
  p75LoadMs: Type.Number({ exclusiveMinimum: 0 }),
  apiErrorRate: rate,
  minSamples: number,
});

const canary = Type.Object({
  build: key,
  share: Type.Integer({ minimum: 0, maximum: 10_000 }),
  groups: Type.Optional(Type.Array(some)),
  startedAt: some,
  budget: canaryBudget,
  plan: Type.Optional(
    Type.Object({
      steps: canarySteps,
      stepAt: some,
      heldAt: Type.Optional(some),
    }),
  ),
  manifest,
});

const release = Type.Object({
  schemaVersion: Type.Literal(1),
  environment: some,
  sequence: number,
  parent: Type.Union([number, Type.Null()]),
  createdAt: some,
  change: Type.Object({ by: text, reason: text }),
  frozen: Type.Optional(Type.Object({ by: text, at: some, reason: text })),
  tests: Type.Optional(testResult),
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
      maintenance: Type.Optional(Type.Literal(true)),
      canary: Type.Optional(canary),
    }),
  ),
});

const list = Type.Optional(Type.Array(some));
const access = Type.Object({
  roles: Type.Array(some),
  flags: Type.Array(some),
  permissions: Type.Array(some),
});
/** A path below `/api`, with parameters as `{}`. */
const operation = Type.Object({ method: some, path: some });

export type CalledOperation = Static<typeof operation>;

const deployedApi = Type.Object({
  version: some,
  operations: Type.Array(operation),
  permissions: Type.Array(some),
  /** Address of the API, or what else it was read from. */
  from: some,
  at: some,
});

export type DeployedApi = Static<typeof deployedApi>;

const contract = Type.Object({
  app: some,
  version: some,
  /** Absent when it was built outside a git checkout. */
  source: Type.Optional(Type.Object({ commit: some, author: text, isDirty: Type.Boolean() })),
  /** SHA-256 of all sources, of which the version has the first digits. Absent in builds of a former version. */
  sources: Type.Optional(some),
  shared: texts,
  /** Shared unit → names: provided by the shell, imported by a remote. A unit whose names are unknown is absent. */
  names: Type.Record(text, Type.Array(some)),
  // What follows is absent in builds of a former version, which are not judged by it.
  /** Modules that the shell may load of a remote. */
  exposes: list,
  routes: list,
  navigation: Type.Optional(
    Type.Object({ sidebar: Type.Array(some), header: Type.Array(some), footer: Type.Array(some) }),
  ),
  /** Ids. */
  actions: list,
  /** A remote's own messages; the shell has none that it hands out. */
  locales: Type.Optional(Type.Object({ namespace: Type.Optional(some), languages: Type.Array(some) })),
  /** Roles and account flags of guards and menus; names of the permissions that the called operations ask for. */
  permissions: Type.Optional(access),
  /** What the bundled code calls of the API. */
  operations: Type.Optional(Type.Array(operation)),
  /** Selectors of its style sheets that are not its own by their names: they reach the whole page. */
  globalStyles: list,
  /** What a shell lets remotes name in guards and menus. */
  provides: Type.Optional(Type.Object({ roles: Type.Array(some), flags: Type.Array(some) })),
});

export type Contract = Static<typeof contract>;

/** How many were watched, and how many of them went wrong. */
const samples = Type.Object({ samples: count, failures: count });

/** What one cohort of a remote did. */
const cohort = Type.Object({
  /** Loads that were tried, and that failed. */
  loads: samples,
  /** What loaded, and threw while it was drawn. */
  renders: samples,
  /** What loaded, and took longer than the budget allows three of four to take. */
  slow: samples,
  /** Calls of the API by operation, and those without a good answer. */
  operations: Type.Record(Type.String({ pattern: '.' }), samples, { additionalProperties: false }),
});

/** `build`: key of the canary's build, as figures of another one say nothing of it. */
const areaFigures = Type.Object({ build: key, canary: cohort, rest: cohort });

export type Samples = Static<typeof samples>;
export type CohortFigures = Static<typeof cohort>;
export type AreaFigures = Static<typeof areaFigures>;

/** One figure of a canary beside that of everybody else, as it stood when the canary was stopped. */
const judgedFigure = Type.Object({
  metric: Type.Enum(['loadFailureRate', 'renderErrorRate', 'p75LoadMs', 'apiErrorRate']),
  /** Of the API; absent: all of them together. */
  operation: Type.Optional(some),
  budget: Type.Number(),
  canary: samples,
  rest: samples,
});

export type JudgedFigure = Static<typeof judgedFigure>;

const historyEntry = Type.Object({
  at: some,
  action: some,
  by: text,
  reason: text,
  ticket: Type.Optional(text),
  /** What was changed, such as `cms on`; absent where the numbers or the canary say it. */
  what: Type.Optional(text),
  from: Type.Union([number, Type.Null()]),
  to: number,
  /** Of the release's document; absent where the pointer was found moved. */
  digest: Type.Optional(digest),
  /** Which move of the pointer it is; absent where the pointer was found moved. */
  move: Type.Optional(number),
  durationMs: Type.Optional(Type.Number()),
  /** Of the set of builds; absent where none was made, as when a pointer is repaired. */
  check: Type.Optional(Type.Literal('passed')),
  /** What was wrong with other remotes before, and stayed so: a sentence each. */
  known: Type.Optional(Type.Array(some)),
  /** What the tests of the set had found by then. */
  tests: Type.Optional(
    Type.Union([Type.Literal('untested'), Type.Object({ passed: Type.Integer(), failed: Type.Integer() })]),
  ),
  /** The canary that the move is about, with its share and roles from then on. */
  canary: Type.Optional(Type.Object({ build: key, share: count, groups: Type.Optional(Type.Array(some)) })),
  /** What a canary was stopped by, or what it had done when it got its next share. */
  figures: Type.Optional(Type.Array(judgedFigure)),
  /** Hash of the line before, without its signature; null in the first. */
  previous: Type.Union([digest, Type.Null()]),
  signature: Type.Optional(signature),
});

export type HistoryEntry = Omit<Static<typeof historyEntry>, 'signature'>;

export const trustedKey = Type.Object({
  id: some,
  role: Type.Union([Type.Literal('publisher'), Type.Literal('manager')]),
  /** Base64 of the key in SPKI form. */
  publicKey: some,
  /** ISO 8601, UTC. */
  madeAt: Type.Optional(some),
});

export type TrustedKey = Static<typeof trustedKey>;

/** Which release an environment serves, and the digest of its document, byte for byte. */
const pointer = Type.Object({
  number,
  digest,
  /** Counts every move, a rollback too, so that an older pointer is not taken for a rollback. */
  move: number,
  signature: Type.Optional(signature),
});

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

const compiledStep = Compile(canaryStep);

export const isStep = (value: unknown): boolean => compiledStep.Check(value);

const compiledBudget = Compile(Type.Partial(canaryBudget));

export const isPartOfBudget = (value: unknown): boolean => compiledBudget.Check(value);

export const parseSignature = parser<Signature>(signature);
export const parseTrustedKeys = parser<{ keys: TrustedKey[] }>(
  Type.Object({ keys: Type.Array(trustedKey, { minItems: 1 }) }),
);
export const parsePointer = parser<Pointer>(pointer);
export const parseRelease = parser<ReleaseDocument>(release);
export const parseDeployedApi = parser<DeployedApi>(deployedApi);
export const parseContract = parser<Contract>(contract);
export const parseFigures = parser<AreaFigures>(areaFigures);
export const parseHistoryEntry = parser<Signed<HistoryEntry>>(historyEntry);
export const parseTestResult = parser<Signed<TestResult>>(testResult);
export const parseCellResult = parser<Signed<CellResult>>(cellResult);
export const parseManifest = parser<AreaManifest>(manifest);
export const parseBuild = parser<Build>(build);
