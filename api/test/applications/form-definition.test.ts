import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { sectionCompleteness } from '@portal/application-form/completeness';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { apply, saveDraft } from '@portal/contracts/applications/drafts';
import { getEligibility } from '@portal/contracts/funds/eligibility';
import { getFund } from '@portal/contracts/funds/funds';
import { rulesInForce } from '@portal/contracts/funds/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();

type Path = readonly (string | number)[];

/** Every answer of a form by its place; a list also as a whole. */
const placesIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [path, ...inside] : inside;
};

const at = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : at(new Map(Object.entries(Object(value))).get(String(key)), rest);

const withAnswer = (value: unknown, [key, ...rest]: Path, answer: unknown): unknown => {
  if (key === undefined) return answer;
  const changed = Object.entries(Object(value)).map(([name, part]) => [
    name,
    name === String(key) ? withAnswer(part, rest, answer) : part,
  ]);
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
};

/** What a field of the page can hold in place of an answer: nothing, or something of the same kind. */
const insteadOf = (answer: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(answer)) return fc.constantFrom([], answer.slice(0, 1));
  switch (typeof answer) {
    case 'boolean':
      return fc.constantFrom(null, true, false);
    case 'number':
      return fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100 }));
    default:
      return fc.constantFrom(
        ...[null, '', ' ', '0', '0.00', '1', '-1', '12,5', '1e3', '999999999999.99', '1240500.00', 'x'],
        ...['2024-02-30', '2019-01-31', '2031-01-31', 'a@b', 'a@demo.example', '+2547001', '+254700123456'],
        ...['javascript:alert(1)', 'https://demo.example'],
      );
  }
};

const changesOf = (complete: Answers): fc.Arbitrary<{ path: Path; answer: unknown }[]> => {
  const places = placesIn(complete).filter(([section]) => section !== 'documents');
  const change = fc
    .constantFrom(...places)
    .chain((path) => insteadOf(at(complete, path)).map((answer) => ({ path, answer })));
  return fc.array(change, { maxLength: 3 });
};

test.each([
  ['BASE_FUND', completeBase],
  ['CREDIT_FUND', completeCredit],
] as const)(
  'what the form of %s accepts the server accepts, and nothing else',
  async (fundType, complete) => {
    const fundId = await portal.make.fund({ fundType });
    let sent = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(changesOf(complete), async (changes) => {
        const owner = await portal.make.user();
        const draft = await portal.make.draft({ owner, fundId, fundType });
        const client = await portal.as(owner);
        const start: unknown = { ...complete, documents: draft.answers.documents };
        const filled = changes.reduce((form, { path, answer }) => withAnswer(form, path, answer), start);
        const saved = await client.raw(saveDraft, {
          body: { id: draft.id, rowVersion: draft.rowVersion, answers: filled },
        });
        // What no field of the page can hold, such as a country that is none of its list.
        fc.pre(saved.problem === undefined);

        // As the page reads it: the fund and its rules from the API.
        const { rules } = (await client.call(getFund, { params: { id: fundId } })).body.data;
        const { data } = (await client.call(getEligibility, { params: { id: fundId } })).body;
        const { answers, id, rowVersion } = saved.body.data;
        const missing = sectionCompleteness(fundType, answers, { rules, eligibility: rulesInForce(data) })
          .flatMap((one) => one.missing.map(({ field }) => `${one.section}.${field}`))
          .sort();
        const reply = await client.raw(apply, { body: { draftId: id, rowVersion } });
        if (reply.problem?.error === 'application_not_eligible') {
          refused += 1;
          expect(missing).toEqual(
            expect.arrayContaining(reply.problem.fields?.map(({ field }) => field) ?? []),
          );
          return;
        }
        if (reply.problem === undefined) sent += 1;
        else refused += 1;
        expect((reply.problem?.fields ?? []).map(({ field }) => field).sort()).toEqual(missing);
      }),
      { numRuns: 30 },
    );
    expect(Math.min(sent, refused)).toBeGreaterThan(0);
  },
);
