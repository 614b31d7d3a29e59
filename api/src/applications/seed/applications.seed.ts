import { Readable } from 'node:stream';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { Tx } from '../../kernel/database/db.ts';
import type { SeedContext, Seeder } from '../../kernel/demo/seeder.ts';
import { addFile } from '../../kernel/files/files.db.ts';
import type { FileStore } from '../../kernel/files/store/file-store.ts';
import { openFileStore } from '../../kernel/files/store/open-store.ts';
import { baseStories } from './base-stories.ts';
import { closedCreditStories, openCreditStories } from './credit-stories.ts';
import { approvedOf, type ExampleApplicant, exampleAnswers } from './example-answers.ts';
import { writeAuditTrail } from './example-audit.ts';
import { type ExampleDocument, exampleDocuments } from './example-documents.ts';
import { writeLedger } from './example-ledger.ts';
import { exampleReviews } from './example-reviews.ts';
import { plotOf } from './plot.ts';
import type { Story } from './story.ts';
import { happenings, writeEvents, writeMessages } from './write-history.ts';
import { type Example, writeApplication, writeDocuments, writeVersions } from './write-story.ts';

/** Applied by e-mail through a manager and has no account. */
const community: ExampleApplicant = {
  firstName: 'Célestine',
  lastName: 'Obame',
  email: 'secretariat@community.example',
  phone: '+24177555010',
  countryCode: 'GA',
  organisation: 'Central Corridor Community (example)',
};

/** Keeps the bytes of all documents at once: the disk is the slow part. */
const keepAll = async (store: FileStore, documents: readonly ExampleDocument[]) =>
  Promise.all(
    documents.map(async (document) => {
      const received = await store.receive(Readable.from([document.content]));
      await received.keep();
      return { ...document, sha256: received.sha256, size: received.size };
    }),
  );

const storeDocuments = async (
  tx: Tx,
  store: FileStore,
  context: SeedContext,
  ownerId: string,
  documents: readonly ExampleDocument[],
): Promise<ApplicationDocument[]> => {
  const stored: ApplicationDocument[] = [];
  for (const { docType, fileName, sha256, size } of await keepAll(store, documents)) {
    const { fileKey, mime, scanStatus } = await addFile(tx, {
      fileKey: context.id('file'),
      ownerId,
      fileName,
      kind: 'document',
      mime: 'application/pdf',
      size,
      sha256,
      scanStatus: 'CLEAN',
      wasScanned: false,
    });
    stored.push({ fileKey, docType, fileName, mime, size, sha256, scanStatus });
  }
  return stored;
};

/** Numbers in the order of sending, by fund and year, as the portal gives them. */
const numbered = (examples: readonly Example[]): Example[] => {
  const last = new Map<string, number>();
  const bySending = examples.toSorted((a, b) =>
    (a.plot.submittedAt ?? '') < (b.plot.submittedAt ?? '') ? -1 : 1,
  );
  return bySending.map((example) => {
    const { plot, story } = example;
    if (!plot.submittedAt) return example;
    const series = `${story.fund === 'BASE_FUND' ? 'BF' : 'CF'}-${plot.submittedAt.slice(0, 4)}`;
    const next = (last.get(series) ?? 0) + 1;
    last.set(series, next);
    return { ...example, applicationNumber: `${series}-${String(next).padStart(6, '0')}` };
  });
};

const rememberNumbers = async (tx: Tx): Promise<void> => {
  await tx`insert into application_numbers (fund_type, year, last)
    select fund_type, split_part(application_number, '-', 2)::int, max(split_part(application_number, '-', 3)::int)
    from applications where application_number is not null group by 1, 2`;
};

const imagine = async (tx: Tx, store: FileStore, context: SeedContext, story: Story): Promise<Example> => {
  const owner = story.owner === null ? undefined : context.people.beneficiaries[story.owner];
  const manager = context.people.managers[0];
  if ((story.owner !== null && !owner) || !manager)
    throw new Error(`Nobody can tell the story ${story.title}`);
  const person = owner ?? { ...community, id: null };
  const enteredBy = owner?.id ?? manager.id;
  const plot = plotOf(story, context);
  const complete = exampleAnswers(story, person, context);
  const documents = await storeDocuments(
    tx,
    store,
    context,
    enteredBy,
    exampleDocuments(story, person, complete),
  );
  const files = documents.map(({ fileKey, docType }) => ({ fileKey, docType }));
  const answers = { ...complete, documents: { files } };
  if (story.owner === null)
    Object.assign(answers, {
      applicant: {
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        phone: person.phone,
        channel: 'EMAIL',
        authorityFileKey: files[0]?.fileKey ?? null,
      },
    });
  // A draft is half filled in, as drafts are.
  if (story.status === 'DRAFT')
    for (const section of ['declarations', 'financing', 'loss'] as const)
      delete (answers as Partial<typeof answers>)[section];
  const approved = story.status === 'APPROVED' ? approvedOf(story, complete) : null;
  return {
    id: context.id('app'),
    story,
    plot,
    person,
    enteredBy,
    answers,
    documents,
    applicationNumber: null,
    approved,
  };
};

/** About forty invented applications in every status, over two years, with all that hangs on them. */
export const seedApplications: Seeder = async (tx, context) => {
  const store = openFileStore(context.config);
  const { reviewers, managers } = context.people;
  const [manager] = managers;
  if (!manager) throw new Error('Nobody can decide');
  const examples: Example[] = [];
  for (const story of [...baseStories, ...closedCreditStories, ...openCreditStories])
    examples.push(await imagine(tx, store, context, story));
  const written = [];
  for (const example of numbered(examples)) {
    const reviewer = reviewers[((example.story.owner ?? 0) + 1) % reviewers.length] ?? manager;
    const staff = { reviewer, manager };
    const record = await writeApplication(tx, example);
    await writeDocuments(tx, example);
    await writeVersions(tx, example, record);
    const happened = happenings(example, staff);
    await writeEvents(tx, example, happened);
    await exampleReviews.call(tx, example, happened, staff);
    await writeMessages(tx, example, staff);
    written.push({ example, happened });
  }
  await rememberNumbers(tx);
  await writeLedger(tx, context, examples.length === 0 ? [] : written.map(({ example }) => example));
  await writeAuditTrail(tx, context, written);
};
