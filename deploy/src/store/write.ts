import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const writeDurably = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const withDraft = async (file: string, text: string, place: (draft: string) => Promise<void>) => {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await writeDurably(draft, text);
    await place(draft);
  } finally {
    await rm(draft, { force: true });
  }
};

/** Replaces the file in one step: a reader sees the old text or the new one, never a part. */
export const replaceFile = (file: string, text: string): Promise<void> =>
  withDraft(file, text, (draft) => rename(draft, file));

/** Writes a file that must not exist yet; rejects with EEXIST when it does. */
export const createFile = (file: string, text: string): Promise<void> =>
  withDraft(file, text, (draft) => link(draft, file));
