import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { sectionCompleteness } from '@portal/application-form/completeness';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { type DocumentType, documentRules, documentTypes } from '@portal/contracts/applications/documents';
import { apply, createDraft, saveDraft } from '@portal/contracts/applications/drafts';
import { answerAt, sectionsOf } from '@portal/contracts/applications/sections';
import { getEligibility } from '@portal/contracts/funds/eligibility';
import type { FundType } from '@portal/contracts/funds/enums';
import { getFund } from '@portal/contracts/funds/funds';
import { rulesInForce } from '@portal/contracts/funds/rules';
import { fileProblem } from '@portal/contracts/rules/files';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';
import { placesIn, tooLong, typedInto, withAnswer } from './support/answer-places.ts';

const portal = testPortal();

const fileNames = ['letter.pdf', 'second.pdf', 'photo.png'] as const;
type Files = { docType: DocumentType; name: (typeof fileNames)[number] }[];

const documentsOf = (fundType: FundType): fc.Arbitrary<Files> => {
  const required = documentRules[fundType].filter((rule) => rule.required).map(({ docType }) => docType);
  const all = fc.constant(required.map((docType) => ({ docType, name: 'letter.pdf' as const })));
  const any = fc.record({ docType: fc.constantFrom(...documentTypes), name: fc.constantFrom(...fileNames) });
  const more = fc.array(any, { maxLength: 2 });
  const fewer = all.chain((files) => fc.subarray(files));
  return fc.oneof(
    { weight: 3, arbitrary: all },
    { weight: 2, arbitrary: fc.tuple(all, more).map((both) => both.flat()) },
    fc.tuple(fewer, more).map((both) => both.flat()),
  );
};

const changesOf = (fundType: FundType, complete: Answers) => {
  const places = sectionsOf(fundType).flatMap((section) => placesIn(fundType, section, complete));
  const change = fc
    .constantFrom(...places)
    .chain((place) =>
      typedInto(place, answerAt(complete[place.section], place.field)).map((answer) => ({ place, answer })),
    );
  return fc.array(change, { maxLength: 3 });
};

/** What the places for documents on the page do not take, by kind of document. */
const refusedFiles = (fundType: FundType, files: Files): string[] =>
  files.flatMap(({ docType, name }) => {
    const rule = documentRules[fundType].find((one) => one.docType === docType);
    return rule && fileProblem({ name, size: 100 }, rule.accepts) ? [`documents.${docType}`] : [];
  });

test.each([
  ['BASE_FUND', completeBase],
  ['CREDIT_FUND', completeCredit],
] as const)(
  'what the form of %s accepts the server accepts, and nothing else',
  async (fundType, complete) => {
    const owner = await portal.make.user();
    const client = await portal.as(owner);
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const seen = { sent: 0, notKept: 0, refused: 0 };

    const property = fc.asyncProperty(
      changesOf(fundType, complete),
      documentsOf(fundType),
      async (changes, files) => {
        const fundId = await portal.make.fund({ fundType });
        // Each place of the page sends a file of its own, however alike they are.
        const stored = await Promise.all(
          files.map(async ({ docType, name }) => ({
            docType,
            fileKey: await portal.make.file(owner, { name, ...(name === 'photo.png' && { bytes: png }) }),
          })),
        );
        const start: unknown = { ...complete, documents: { files: stored } };
        const filled = changes.reduce(
          (form, { place, answer }) => withAnswer(form, place, answer),
          start,
        ) as Answers; // as placesIn says

        // As the page reads it: the fund and its rules from the API.
        const { rules } = (await client.call(getFund, { params: { id: fundId } })).body.data;
        const { data } = (await client.call(getEligibility, { params: { id: fundId } })).body;
        const issuesOf = (answers: Answers) =>
          sectionCompleteness(fundType, answers, { rules, eligibility: rulesInForce(data) }).flatMap(
            ({ section, missing }) =>
              missing.map((issue) => ({ ...issue, field: `${section}.${issue.field}` })),
          );
        const issues = issuesOf(filled);
        const beforeSaving = [
          ...sectionsOf(fundType).flatMap((section) => tooLong(section, filled[section])),
          ...refusedFiles(fundType, files),
        ];

        const draft = (await client.call(createDraft, { body: { fundId } })).body.data;
        const { id, rowVersion } = draft;
        const saved = await client.raw(saveDraft, { body: { id, rowVersion, answers: filled } });
        if (saved.problem) {
          seen.notKept += 1;
          const refused = (saved.problem.fields ?? []).map(({ field }) =>
            field
              .replace(/^answers\./, '')
              .replace(/^documents\.files\.(\d+)\..*/, (_, at) => `documents.${files[Number(at)]?.docType}`),
          );
          // What a question holds that is asked no longer was refused while it was asked.
          const open = { ...filled, loss: { ...filled.loss, supportType: 'TARIFF_REVENUE_LOSS' as const } };
          const onPage = [...beforeSaving, ...[...issues, ...issuesOf(open)].map(({ field }) => field)];
          expect(refused).not.toEqual([]);
          expect(onPage).toEqual(expect.arrayContaining(refused));
          return;
        }
        expect(beforeSaving, 'what a field of the page does not take is not kept either').toEqual([]);

        const { body } = saved;
        const reply = await client.raw(apply, { body: { draftId: id, rowVersion: body.data.rowVersion } });
        // Who is not eligible is told so before anything else.
        const isIneligible = reply.problem?.error === 'application_not_eligible';
        const expected = issues.filter(({ code }) => !isIneligible || code === 'not_eligible');
        const told = (list: { field: string; code: string }[]) =>
          list.map(({ field, code }) => `${field} ${code}`).sort();
        expect(told(reply.problem?.fields ?? [])).toEqual(told(expected));
        expect(reply.problem === undefined).toBe(expected.length === 0);
        seen[reply.problem ? 'refused' : 'sent'] += 1;
      },
    );

    const required = documentRules[fundType].filter((rule) => rule.required);
    const all: Files = required.map(({ docType }) => ({ docType, name: 'letter.pdf' }));
    await fc.assert(property, {
      numRuns: 25,
      endOnFailure: true,
      examples: [
        [[], all],
        [[], []],
        [[], [...all, { docType: required[0]?.docType ?? 'OTHER', name: 'photo.png' }]],
      ],
    });
    expect(Math.min(seen.sent, seen.refused, seen.notKept)).toBeGreaterThan(0);
  },
);
