import { Readable } from 'node:stream';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { Tx } from '../../kernel/database/db.ts';
import type { SeedContext, Seeder } from '../../kernel/demo/seeder.ts';
import { addFile } from '../../kernel/files/files.db.ts';
import type { FileStore } from '../../kernel/files/store/file-store.ts';
import { openFileStore } from '../../kernel/files/store/open-store.ts';
import { approvedOf, type ExampleApplicant, exampleAnswers } from './example-answers.ts';
import { writeAuditTrail } from './example-audit.ts';
import { datesOf } from './example-dates.ts';
import { type ExampleDocument, exampleDocuments } from './example-documents.ts';
import { writeLedger } from './example-ledger.ts';
import { type ExampleOutline, exampleOutlines } from './example-outline.ts';
import { exampleReviews } from './example-reviews.ts';
import { type Example, writeApplication, writeDocuments, writeVersions } from './write-example.ts';
import { eventsOf, writeEvents, writeExampleMessages } from './write-example-events.ts';

/** Applied by e-mail through a manager and has no account. */
const community: ExampleApplicant = {
  firstName: 'Célestine',
  lastName: 'Obame',
  email: 'secretariat@community.example',
  phone: '+24177555010',
  countryCode: 'GA',
  city: 'Libreville',
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
    (a.dates.submittedAt ?? '') < (b.dates.submittedAt ?? '') ? -1 : 1,
  );
  return bySending.map((example) => {
    const { dates, outline } = example;
    if (!dates.submittedAt) return example;
    const series = `${outline.fund === 'BASE_FUND' ? 'BF' : 'CF'}-${dates.submittedAt.slice(0, 4)}`;
    const next = (last.get(series) ?? 0) + 1;
    last.set(series, next);
    return { ...example, applicationNumber: `${series}-${String(next).padStart(6, '0')}` };
  });
};

const rememberNumbers = (tx: Tx) =>
  tx`insert into application_numbers (fund_type, year, last)
    select fund_type, split_part(application_number, '-', 2)::int, max(split_part(application_number, '-', 3)::int)
    from applications where application_number is not null group by 1, 2`;

const buildExample = async (
  tx: Tx,
  store: FileStore,
  context: SeedContext,
  outline: ExampleOutline,
): Promise<Example> => {
  const owner = outline.owner === null ? undefined : context.people.beneficiaries[outline.owner];
  const manager = context.people.managers[0];
  if ((outline.owner !== null && !owner) || !manager)
    throw new Error(`Nobody applies in the example ${outline.title}`);
  const person = owner ?? { ...community, id: null };
  const enteredBy = owner?.id ?? manager.id;
  const dates = datesOf(outline, context);
  const complete = exampleAnswers(outline, person, context);
  const documents = await storeDocuments(
    tx,
    store,
    context,
    enteredBy,
    exampleDocuments(outline, person, complete),
  );
  const files = documents.map(({ fileKey, docType }) => ({ fileKey, docType }));
  const answers = { ...complete, documents: { files } };
  if (outline.owner === null)
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
  if (outline.status === 'DRAFT')
    for (const section of ['declarations', 'financing', 'loss'] as const)
      delete (answers as Partial<typeof answers>)[section];
  const approved = outline.status === 'APPROVED' ? approvedOf(outline, complete) : null;
  return {
    id: context.id('app'),
    outline,
    dates,
    person,
    enteredBy,
    answers,
    documents,
    applicationNumber: null,
    approved,
  };
};

/** About forty invented applications in every status, over two years, with everything that belongs to them. */
export const seedApplications: Seeder = async (tx, context) => {
  const store = openFileStore(context.config);
  const { reviewers, managers } = context.people;
  const [manager] = managers;
  if (!manager) throw new Error('Nobody can decide');
  const examples: Example[] = [];
  for (const outline of exampleOutlines()) examples.push(await buildExample(tx, store, context, outline));
  const written = [];
  for (const example of numbered(examples)) {
    const place = example.outline.owner ?? 0;
    // Nobody reviews what comes from the own country.
    const { countryCode: home } = example.person;
    const free = reviewers.filter(({ countryCode: country }) => country !== home);
    const [otherReviewer = manager, reviewer = manager] = [place, place + 1].map(
      (n) => free[n % free.length],
    );
    const staff = { reviewer, otherReviewer, manager };
    const record = await writeApplication(tx, example);
    await writeDocuments(tx, example);
    await writeVersions(tx, example, record);
    const events = eventsOf(example, staff);
    await writeEvents(tx, example, events);
    await exampleReviews.call(tx, example, events, staff);
    await writeExampleMessages(tx, example, staff);
    written.push({ example, events });
  }
  await rememberNumbers(tx);
  await writeLedger(tx, context, examples.length === 0 ? [] : written.map(({ example }) => example));
  await writeAuditTrail(tx, context, written);
};
