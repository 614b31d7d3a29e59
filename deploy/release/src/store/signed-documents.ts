import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSignature } from '../documents/schemas.ts';
import { faultOfSignature, signatureOf } from '../signing/signature.ts';
import { buildFacts, buildFolder, signatureFile } from './layout.ts';
import { type Placement, placeFiles } from './write-files.ts';

const readSignature = async (file: string) => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseSignature(text);
};

/** What is wrong with the signature of a signed JSON file of this text, as the end of a sentence. */
const faultOf = async (
  store: string,
  role: 'publisher' | 'manager',
  what: string,
  file: string,
  text: string | Promise<string>,
) => {
  try {
    const value: unknown = JSON.parse(await text);
    return faultOfSignature(store, role, what, value, await readSignature(signatureFile(file)));
  } catch (error) {
    return `has a signature that cannot be read: ${(error as Error).message}`;
  }
};

/** What is wrong with the publisher's signature of a build: a sentence, or nothing. */
export const faultOfBuild = async (
  store: string,
  app: string,
  version: string,
): Promise<string | undefined> => {
  const file = join(buildFolder(store, app, version), buildFacts);
  const fault = await faultOf(store, 'publisher', 'build', file, readFile(file, 'utf8'));
  return fault && `${app}@${version} ${fault}.`;
};

/** What is wrong with the manager's signature of a release's file of this text, as the end of a sentence. */
export const faultOfRelease = (store: string, file: string, text: string): Promise<string | undefined> =>
  faultOf(store, 'manager', 'release', file, text);

/** The signature of a document, to be placed beside it; none where no keys are trusted. */
export const signaturePlacement = (
  store: string,
  role: 'publisher' | 'manager',
  what: 'build' | 'release',
  { file, text }: { file: string; text: string },
): Placement[] => {
  const signature = signatureOf(store, role, what, JSON.parse(text));
  return signature ? [{ file: signatureFile(file), text: JSON.stringify(signature) }] : [];
};

/** Signs the description of a build that lies in a folder, as its publisher. */
export const signBuild = async (store: string, folder: string): Promise<void> => {
  const file = join(folder, buildFacts);
  const text = await readFile(file, 'utf8');
  await placeFiles(signaturePlacement(store, 'publisher', 'build', { file, text }));
};
