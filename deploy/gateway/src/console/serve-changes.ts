import { roles } from '@portal/contracts';
import type { ReleaseDocument } from '@portal/platform/release';
import { wholeShare } from '@portal/release/canary/visitor-bucket';
import { canaryStep } from '@portal/release/documents/schemas';
import type { Manager } from '@portal/release/managers/managers';
import { finishCanary, raiseCanary, startCanary, stopCanary } from '@portal/release/releases/canary';
import { maintainRemote, rollBackApp } from '@portal/release/releases/change-remote';
import { holdCanary, resumeCanary } from '@portal/release/releases/hold-canary';
import { type Change, pin } from '@portal/release/releases/pin';
import { promote } from '@portal/release/releases/promote';
import { rollBack } from '@portal/release/releases/rollback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { environmentNames } from './environments.ts';
import { ConsoleRefusal } from './refusal.ts';

const number = Type.Integer({ minimum: 1, maximum: 999_999_999 });
const name = Type.String({ minLength: 1, maxLength: 100 });

const common = {
  /** The last move of the environment's pointer that the person saw. */
  seen: number,
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
};

const pins = Type.Object({ ...common, pins: Type.Record(name, name, { minProperties: 1 }) });
const promotion = Type.Object({
  ...common,
  from: name,
  /** The same of `from`. */
  seenThere: number,
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
  steps: Type.Optional(Type.Array(canaryStep, { minItems: 2, maxItems: 12 })),
  groups: Type.Optional(Type.Array(Type.Enum([...roles]), { maxItems: roles.length, uniqueItems: true })),
});

/** What is decided on a canary without saying more than its remote. */
const decisions = {
  'canary-hold': holdCanary,
  'canary-resume': resumeCanary,
  'canary-stop': stopCanary,
  'canary-finish': finishCanary,
};

type Decision = Pick<Change, 'reason' | 'ticket'> & { seen: number };

interface Asked<Body> {
  Params: { environment: string };
  Body: Body;
}

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
  const base = '/releases/console/api/environments/:environment';

  const changeOf = async (
    request: FastifyRequest,
    environment: string,
    { seen, reason, ticket }: Decision,
  ): Promise<Change> => {
    const { name: by, role } = await signedIn(request);
    if (role !== 'manager') throw new ConsoleRefusal(403, `${by} may look, but change nothing.`);
    await mustExist(store, environment);
    return { store, environment, by, reason: reason.trim(), ticket, seen };
  };

  const answer = ({ environment, sequence }: ReleaseDocument) => ({ environment, release: sequence });

  scope.post<Asked<Static<typeof pins>>>(`${base}/pin`, { schema: { body: pins } }, async (request) => {
    const change = await changeOf(request, request.params.environment, request.body);
    return answer(await pin(change, request.body.pins));
  });
  scope.post<Asked<Static<typeof promotion>>>(
    `${base}/promote`,
    { schema: { body: promotion } },
    async (request) => {
      const { from, seenThere, mayBeUntested } = request.body;
      const change = await changeOf(request, request.params.environment, request.body);
      await mustExist(store, from);
      return answer(await promote(change, from, mayBeUntested, seenThere));
    },
  );
  scope.post<Asked<Static<typeof rollback>>>(
    `${base}/rollback`,
    { schema: { body: rollback } },
    async (request) =>
      answer(
        await rollBack(await changeOf(request, request.params.environment, request.body), request.body.to),
      ),
  );
  scope.post<Asked<Static<typeof maintenance>>>(
    `${base}/maintenance`,
    { schema: { body: maintenance } },
    async (request) => {
      const { app, isOn } = request.body;
      const change = await changeOf(request, request.params.environment, request.body);
      return answer(await maintainRemote(change, app, isOn));
    },
  );
  scope.post<Asked<Static<typeof ofApp>>>(
    `${base}/rollback-app`,
    { schema: { body: ofApp } },
    async (request) =>
      answer(
        await rollBackApp(
          await changeOf(request, request.params.environment, request.body),
          request.body.app,
        ),
      ),
  );
  scope.post<Asked<Static<typeof start>>>(`${base}/canary`, { schema: { body: start } }, async (request) => {
    const { area, version, share: given, steps, groups } = request.body;
    const change = await changeOf(request, request.params.environment, request.body);
    const asked = { area, version, share: given, steps, ...(groups && { groups }) };
    return answer(await startCanary(change, asked));
  });
  scope.post<Asked<Static<typeof ramp>>>(`${base}/ramp`, { schema: { body: ramp } }, async (request) => {
    const change = await changeOf(request, request.params.environment, request.body);
    return answer(await raiseCanary(change, request.body.area, request.body.share));
  });
  for (const [word, decide] of Object.entries(decisions))
    scope.post<Asked<Static<typeof ofArea>>>(
      `${base}/${word}`,
      { schema: { body: ofArea } },
      async (request) =>
        answer(
          await decide(await changeOf(request, request.params.environment, request.body), request.body.area),
        ),
    );
};
