import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@portal/config/versions';
import type { Language } from '@portal/contracts';
import { filesBelow } from '@portal/release/store/integrity';

const template = join(import.meta.dirname, '../../../remote-template');

/** Writes every file of the remote into `remotes/<name>`, all or none. @returns their paths. */
export const writeRemote = async (name: string, titles: Record<Language, string>): Promise<string[]> => {
  const folder = join(workspaceRoot, 'remotes', name);
  // Not below remotes/ until it is whole: others read that folder.
  const unfinished = join(workspaceRoot, `.new-remote-${name}`);
  try {
    const written = (await filesBelow(template)).map((file) => {
      const text = readFileSync(join(template, file), 'utf8')
        .replaceAll('__name__', name)
        .replaceAll(/__title\.(\w\w)__/g, (_mark, language: Language) => titles[language]);
      mkdirSync(dirname(join(unfinished, file)), { recursive: true });
      writeFileSync(join(unfinished, file), text, { flag: 'wx' });
      return `remotes/${name}/${file}`;
    });
    renameSync(unfinished, folder);
    return written;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};
