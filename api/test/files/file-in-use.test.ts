import { getContent, saveContent } from '@portal/contracts/content/content';
import { cancelContentSchedule, scheduleContent } from '@portal/contracts/content/editing';
import { listPartners } from '@portal/contracts/content/partners';
import type { RichText } from '@portal/contracts/content/rich-text';
import type { ContentSave } from '@portal/contracts/content/section.schemas';
import { getPublicFile, listPublicFiles, publishFile, unpublishFile } from '@portal/contracts/kernel/files';
import { expect, test } from 'vitest';
import { upload } from '../support/multipart.ts';
import { testPortal } from '../support/portal.ts';
import { docx } from './samples.ts';

const portal = testPortal();

test('a file to which a public text leads is not taken back; one that only a draft names is', async () => {
  const admin = await portal.as('admin');
  const { data } = (await upload(admin, 'Rules.docx', docx())).body;
  const { name, address } = (await admin.call(publishFile, { body: { fileKey: data.fileKey } })).body.data;
  const overview = async (more: RichText, draft = false) => {
    const [section] = (await admin.call(getContent, { query: { key: ['overview'], draft: '1' } })).body.data;
    const words = (section?.data.sw ?? {}) as { body: RichText }; // of the section that was asked for
    const body = {
      key: 'overview',
      lang: 'sw',
      data: { ...words, body: [...words.body.slice(0, 1), ...more] },
      rowVersion: section?.states?.sw?.rowVersion ?? 0,
      ...(draft && { draft }),
    } as ContentSave;
    expect(await admin.call(saveContent, { body })).toMatchObject({ status: 200 });
  };
  const link: RichText = [{ type: 'paragraph', spans: [{ text: 'Kanuni', href: address }] }];
  const takeBack = () => admin.call(unpublishFile, { params: { icon: name } });

  await overview(link);
  const refused = await takeBack();
  expect(refused).toBeProblem('file_in_use');
  expect(refused.problem).toMatchObject({ fields: [{ field: 'overview.sw', code: 'file_in_use' }] });
  expect((await portal.visitor.raw(getPublicFile, { params: { icon: name } })).status).toBe(200);
  // The draft lets go of it; visitors still read the text with the link.
  await overview([], true);
  expect(await takeBack()).toBeProblem('file_in_use');

  await overview([]);
  // A text that is scheduled would be published without the file.
  await overview(link, true);
  const [section] = (await admin.call(getContent, { query: { key: ['overview'], draft: '1' } })).body.data;
  const { data: schedule } = (
    await admin.call(scheduleContent, {
      body: {
        kind: 'sections',
        id: 'overview',
        lang: 'sw',
        rowVersion: section?.states?.sw?.rowVersion ?? 0,
        publishAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    })
  ).body;
  expect((await takeBack()).problem).toMatchObject({ fields: [{ field: 'overview.sw' }] });
  await admin.call(cancelContentSchedule, { params: { id: schedule.id } });
  expect((await takeBack()).status).toBe(200);
  expect((await admin.call(listPublicFiles)).body.data.map((file) => file.name)).not.toContain(name);
});

test('the picture of a public partner is not taken back; a name that only ends alike is another file', async () => {
  const admin = await portal.as('admin');
  const [partner] = (await admin.call(listPartners, { query: { draft: '1' } })).body.data;
  if (!partner?.logoFileKey) throw new Error('The first partner has no picture.');
  const { id, logoFileKey } = partner;
  const takeBack = (icon: string) => admin.call(unpublishFile, { params: { icon } });
  expect((await takeBack(logoFileKey)).problem).toMatchObject({
    error: 'file_in_use',
    fields: [{ field: `partners.${id}` }],
  });
  const ending = logoFileKey.replace(/^.*-/, '');
  await portal.db`
    insert into public_files (name, file_key, published_by)
    select ${ending}, file_key, published_by from public_files where name = ${logoFileKey}`;
  expect((await takeBack(ending)).status).toBe(200);
});
