import { downloadFile } from '@portal/contracts/kernel/files';
import { expect, test } from 'vitest';
import { attachEntries } from '../../src/applications/on-behalf/hand-over.ts';
import { transaction } from '../../src/kernel/database/db.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();

type Who = Parameters<typeof portal.as>[0];

const reading = async (who: Who, fileKey: string) => {
  const client = await portal.as(who);
  return () => client.call(downloadFile, { params: { fileKey } });
};

/** Who read it or was refused it, as the log has it. */
const readersOf = (fileKey: string) => portal.db<
  { actorId: string; outcome: string; refusal: string | null }[]
>`
  select actor_id, outcome, changes -> 0 ->> 'new' as refusal from audit_log
  where entity_type = 'file' and entity_id = ${fileKey} and action = 'VIEW_SENSITIVE' order by seq`;

test('an applicant who opens what staff uploaded for them is written down, the uploader is not', async () => {
  const applicant = await portal.make.user({ email: 'kojo@farm.example' });
  const { id } = await portal.make.entered({ email: applicant.email });
  await transaction(portal.db, (tx) => attachEntries(tx, applicant));
  const [document] = await portal.db<{ fileKey: string }[]>`
    select file_key from application_documents where application_id = ${id} limit 1`;
  const fileKey = document?.fileKey ?? '';
  expect((await (await reading('manager', fileKey))()).status).toBe(200);
  expect((await (await reading(applicant, fileKey))()).status).toBe(200);
  expect(await readersOf(fileKey)).toEqual([{ actorId: applicant.id, outcome: 'OK', refusal: null }]);
});

test('who is refused a file is written down once an hour, however often and however many at once', async () => {
  const fileKey = await portal.make.file(portal.person('beneficiary'));
  const stranger = portal.person('beneficiary2').id;
  const ask = await reading('beneficiary2', fileKey);
  const replies = await Promise.all(Array.from({ length: 12 }, ask));
  for (const reply of replies) expect(reply).toBeProblem('not_found');
  const denied = { actorId: stranger, outcome: 'DENIED', refusal: 'not_found' };
  expect(await readersOf(fileKey)).toEqual([denied]);

  const another = await portal.make.file(portal.person('beneficiary'));
  await (await reading('beneficiary2', another))();
  expect(await readersOf(another)).toEqual([denied]);

  await transaction(portal.db, async (tx) => {
    await tx`set local session_replication_role = replica`; // an hour goes by
    await tx`update audit_log set at = at - interval '61 minutes' where entity_id = ${fileKey}`;
  });
  expect(await ask()).toBeProblem('not_found');
  expect(await readersOf(fileKey)).toEqual([denied, denied]);
});

test('what is not known to be clean is refused to others, and that is written down', async () => {
  const owner = portal.person('beneficiary');
  const { id } = await portal.make.submitted({ owner });
  const [document] = await portal.db<{ fileKey: string }[]>`
    select file_key from application_documents where application_id = ${id} limit 1`;
  const fileKey = document?.fileKey ?? '';
  await portal.db`update files set scan_status = 'PENDING' where file_key = ${fileKey}`;
  expect(await (await reading('manager', fileKey))()).toBeProblem('file_not_clean');
  expect((await (await reading(owner, fileKey))()).status).toBe(200);
  expect(await readersOf(fileKey)).toEqual([
    { actorId: portal.person('manager').id, outcome: 'DENIED', refusal: 'file_not_clean' },
  ]);
});

test('a file that is not there leaves nothing', async () => {
  expect(await (await reading('beneficiary', 'fil_none'))()).toBeProblem('not_found');
  expect(await readersOf('fil_none')).toEqual([]);
});
