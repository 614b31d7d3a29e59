import { roles } from '@portal/contracts';
import type { ReleaseDocument } from '@portal/platform/release';
import { wholeShare } from '@portal/release/canary/visitor-bucket';
import type { Manager } from '@portal/release/console/managers';
import { canaryBudget, canarySteps } from '@portal/release/documents/schemas';
import { finishCanary, raiseCanary, startCanary, stopCanary } from '@portal/release/releases/canary';
import { type Change, pin } from '@portal/release/releases/change-release';
import { maintainRemote, removeRemote, rollBackApp } from '@portal/release/releases/change-remote';
import { freeze, unfreeze } from '@portal/release/releases/freeze';
import { holdCanary, resumeCanary } from '@portal/release/releases/hold-canary';
import { promote } from '@portal/release/releases/promote';
import { rollBack } from '@portal/release/releases/rollback';
import { environmentNames } from '@portal/release/store/read-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { ConsoleRefusal } from './refusal.ts';

const number = Type.Integer({ minimum: 1, maximum: 999_999_999 });
/** 0 where the pointer cannot be read. */
const move = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const name = Type.String({ minLength: 1, maxLength: 100 });

const common = {
  /** The last move of the environment's pointer that the person saw. */
  seen: move,
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
};

const decision = Type.Object(common);
const pins = Type.Object({ ...common, pins: Type.Record(name, name, { minProperties: 1 }) });
const promotion = Type.Object({
  ...common,
  from: name,
  /** The same of `from`. */
  seenThere: move,
  mayBeUntested: Type.Optional(Type.Boolean()),
});
const rollback = Type.Object({ ...common, to: number });
const maintenance = Type.Object({ ...common, app: name, isOn: Type.Boolean() });
const ofApp = Type.Object({ ...common, app: name });
const ofArea = Type.Object({ ...common, area: name });
const share = Type.Integer({ minimum: 0, maximum: wholeShare });
const ramp = Type.Object({ ...common, area: name, share: Type.Optional(share) });
const start = Type.Object({
  ...common,
  area: name,
  version: name,
  share: Type.Optional(share),
  steps: Type.Optional(canarySteps),
  groups: Type.Optional(Type.Array(Type.Enum([...roles]), { maxItems: roles.length, uniqueItems: true })),
  budget: Type.Optional(Type.Partial(canaryBudget, { additionalProperties: false })),
});

/** What is decided on a canary without saying more than its remote. */
const decisions = {
  'canary-hold': holdCanary,
  'canary-resume': resumeCanary,
  'canary-stop': stopCanary,
  'canary-finish': finishCanary,
};

const mustExist = async (store: string, environment: string): Promise<void> => {
  if (!(await environmentNames(store)).includes(environment))
    throw new ConsoleRefusal(404, `There is no environment "${environment}".`);
};

/** Serves the changes of an environment. Each is drawn up, checked and written as the command of its name is. */
export const serveChanges = (
  scope: FastifyInstance,
  store: string,
  signedIn: (request: FastifyRequest) => Promise<Manager>,
): void => {
  const changeOf = async (
    request: FastifyRequest,
    environment: string,
    { seen, reason, ticket }: Static<typeof decision>,
  ): Promise<Change> => {
    const { name: by, role } = await signedIn(request);
    if (role !== 'manager') throw new ConsoleRefusal(403, `${by} may look, but change nothing.`);
    await mustExist(store, environment);
    return { store, environment, by, reason: reason.trim(), ticket, seen };
  };
  const take = <S extends typeof decision>(
    word: string,
    body: S,
    work: (change: Change, asked: Static<S>) => Promise<ReleaseDocument>,
  ): void => {
    scope.post<{ Params: { environment: string }; Body: Static<typeof decision> }>(
      `/releases/console/api/environments/:environment/${word}`,
      { schema: { body } },
      async (request) => {
        const change = await changeOf(request, request.params.environment, request.body);
        // It has just been checked against the schema.
        const { environment, sequence } = await work(change, request.body as Static<S>);
        return { environment, release: sequence };
      },
    );
  };

  take('pin', pins, (change, asked) => pin(change, asked.pins));
  take('promote', promotion, async (change, { from, seenThere, mayBeUntested }) => {
    await mustExist(store, from);
    return promote(change, from, mayBeUntested, seenThere);
  });
  take('rollback', rollback, (change, { to }) => rollBack(change, to));
  take('maintenance', maintenance, (change, { app, isOn }) => maintainRemote(change, app, isOn));
  take('freeze', decision, (change) => freeze(change));
  take('unfreeze', decision, unfreeze);
  take('remove', ofApp, (change, { app }) => removeRemote(change, app));
  take('rollback-app', ofApp, (change, { app }) => rollBackApp(change, app));
  take('canary', start, startCanary);
  take('ramp', ramp, (change, asked) => raiseCanary(change, asked.area, asked.share));
  for (const [word, decide] of Object.entries(decisions))
    take(word, ofArea, (change, { area }) => decide(change, area));
};
