import { setTimeout as wait } from 'node:timers/promises';
import { completeBase } from '@portal/application-form/complete-example';
import { BENEFICIARY } from '@portal/contracts';
import { documentRules } from '@portal/contracts/applications/documents';
import { demoPeople } from '../../src/identity/demo/people.ts';
import { type Db, newId } from '../../src/kernel/database/db.ts';
import { pdfBytes } from '../support/make-files.ts';
import { PersistentClient } from './persistent-client.ts';

/** What was answered to clients, to be compared with the database. */
interface Acknowledged {
  /** References of ledger rows. */
  balances: string[];
  /** Ids of applications that were sent. */
  applications: string[];
  /** Ids of those that were returned. */
  decisions: string[];
  /** Keys of files. */
  files: string[];
}

/** Work that is done over and over until it is stopped. */
type Round = (n: number, told: Acknowledged) => Promise<void>;

const FULL_PAUSE_MS = 100;

const idOf = (person: { id: string } | undefined): string => {
  if (!person) throw new Error('the demo lacks a person');
  return person.id;
};

const balance =
  (clientOf: () => PersistentClient, fundId: string): Round =>
  async (n, told) => {
    const client = clientOf();
    const { rowVersion } = await client.done('GET', `/fund/${fundId}`);
    const reference = `crash trial ${n}`;
    await client.done('PUT', '/fund/update-fund-balance', {
      fundId,
      rowVersion,
      amount: { amount: '1.00', currency: 'USD' },
      process: 'CONTRIBUTION',
      reference,
    });
    told.balances.push(reference);
  };

const uploaded = async (client: PersistentClient, name: string, text: string): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pdfBytes(text))]), name);
  return (await client.done('POST', '/file', form)).fileKey;
};

/** As many files as one person may keep loose are soon uploaded: each trial has people of its own. */
const upload =
  (clientOf: () => PersistentClient): Round =>
  async (n, told) => {
    const client = clientOf();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(pdfBytes(`upload ${n}`))]), `trial-${n}.pdf`);
    const { status, body } = await client.send('POST', '/file', form);
    if (status < 300) told.files.push(body.data.fileKey);
    else if (body.error === 'file_quota') await wait(FULL_PAUSE_MS);
    else throw new Error(`POST /file: ${JSON.stringify(body)}`);
  };

interface Staff {
  reviewer: PersistentClient;
  manager: PersistentClient;
}

const newApplicant = async (db: Db, base: string): Promise<PersistentClient> => {
  const id = newId('usr');
  await db`insert into users ${db({
    id,
    email: `${id}@crash.example`,
    emailVerifiedAt: new Date().toISOString(),
    firstName: 'Ama',
    lastName: 'Owusu',
    phone: '+233201234567',
    countryCode: 'GH',
    role: BENEFICIARY,
    status: 'ACTIVE',
  })}`;
  return PersistentClient.of(db, base, id);
};

/** A new applicant with a complete draft. */
const prepareDraft = async (db: Db, base: string, fundId: string) => {
  const owner = await newApplicant(db, base);
  const draft = await owner.done('POST', '/application/draft', { fundId });
  const files = await Promise.all(
    documentRules.BASE_FUND.filter(({ required }) => required).map(async ({ docType }) => ({
      docType,
      fileKey: await uploaded(owner, `${docType}.pdf`, docType),
    })),
  );
  const answers = { ...completeBase, documents: { files } };
  const saved = await owner.done('PUT', '/application/draft', {
    id: draft.id,
    rowVersion: draft.rowVersion,
    answers,
  });
  return { owner, draftId: saved.id, rowVersion: saved.rowVersion };
};

/** Sent in by its owner, taken up, and returned by a decision: acknowledged one after the other. */
const decideOne = async (
  { reviewer, manager }: Staff,
  { owner, draftId, rowVersion }: Awaited<ReturnType<typeof prepareDraft>>,
  told: Acknowledged,
): Promise<void> => {
  const { id } = await owner.done('POST', '/application/apply', { draftId, rowVersion });
  told.applications.push(id);
  // A declaration bears no key: one that was kept although its answer got lost is refused as made.
  for (const one of [reviewer, manager])
    await one.send('POST', `/application/${id}/declaration`, { hasConflict: false });
  const { rowVersion: current } = await manager.done('GET', `/application/fund/${id}`);
  await manager.done('POST', `/application/reviewerDecision/${id}`, {
    decision: 'RETURN',
    sections: ['project'],
    messageToApplicant: 'Please say more about the timetable of the project.',
    rowVersion: current,
  });
  told.decisions.push(id);
};

/** Everybody's work during one trial. */
export interface Work {
  /** While nothing is killed: what the trial needs. */
  prepare(): Promise<void>;
  /** Goes on until `isOver`, and ends once every request has its answer. */
  run(isOver: () => boolean): Promise<void>;
  told: Acknowledged;
  repeats(): number;
}

/** Signs everybody in, beside the API. */
export const openWork = async (db: Db, base: string, fundId: string): Promise<Work> => {
  const client = (person: { id: string } | undefined) => PersistentClient.of(db, base, idOf(person));
  const { admin, managers, reviewers } = demoPeople;
  const staff = { reviewer: await client(reviewers[0]), manager: await client(managers[0]) };
  let bookkeeper = await client(admin);
  let uploader = await newApplicant(db, base);
  const loops = [balance(() => bookkeeper, fundId), upload(() => uploader)];
  const told: Acknowledged = { balances: [], applications: [], decisions: [], files: [] };
  let drafts: Awaited<ReturnType<typeof prepareDraft>>[] = [];
  let n = 0;
  return {
    told,
    prepare: async () => {
      bookkeeper = await client(admin); // whoever moves money signed in or proved it lately
      uploader = await newApplicant(db, base);
      drafts = [await prepareDraft(db, base, fundId), await prepareDraft(db, base, fundId)];
    },
    run: async (isOver) => {
      const endless = loops.map(async (round) => {
        do {
          n += 1;
          await round(n, told);
        } while (!isOver());
      });
      const oneByOne = async () => {
        for (const draft of drafts) await decideOne(staff, draft, told);
      };
      await Promise.all([...endless, oneByOne()]);
    },
    repeats: () => [bookkeeper, uploader, ...Object.values(staff)].reduce((sum, one) => sum + one.repeats, 0),
  };
};
