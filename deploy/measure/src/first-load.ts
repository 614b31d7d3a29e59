import { join } from 'node:path';
import { withTemporaryFolder } from '@portal/check/temporary-folder';
import { findRoute } from '@portal/platform/release';
import { readManifest } from '@portal/release/publish/read-manifest';
import { firstLoadScripts, type Part, packedSize } from './first-load-scripts.ts';
import { buildMono } from './mono-build.ts';

/** Prints what `/` costs in JavaScript, federated and as one ordinary bundle of the same code. */
const area = 'public-site';
const path = '/';
const language = 'en';

const monoParts = async (folder: string): Promise<Part[]> => {
  const { chunks } = await buildMono(folder, [area]);
  const page = findRoute([await readManifest(area)], path)?.route.chunk ?? '';
  const names = ['main', 'app', page, `locale-${language}`];
  const files = new Set(names.flatMap((name) => chunks[name] ?? []).filter((file) => file.endsWith('.js')));
  return Promise.all(
    [...files].map(async (file) => ({ name: file, bytes: await packedSize(join(folder, 'dist', file)) })),
  );
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

const print = (title: string, parts: Part[]): number => {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${title}: ${kilobytes(total).trim()} KB brotli in ${parts.length} files`);
  for (const { name, bytes } of parts) console.log(`${kilobytes(bytes)}  ${name}`);
  return total;
};

await withTemporaryFolder(async (folder) => {
  const federated = print(`Federated, ${path}`, await firstLoadScripts(folder, area, path, language));
  const mono = print(`One bundle, ${path}`, await monoParts(folder));
  console.log(`\nFederation costs ${kilobytes(federated - mono).trim()} KB.`);
});
