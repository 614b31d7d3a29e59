import { operationOf } from '../../src/documents/operations.ts';
import { pin } from '../../src/releases/change-release.ts';
import { recordApi } from '../../src/releases/checks/deployed-api.ts';
import type { FindingCode } from '../../src/releases/checks/finding.ts';
import { buildFolder } from '../../src/store/layout.ts';
import { addBuild, change, emptyFolder, type FakeBuild } from '../support/store.ts';

export const first = '1.0.0-aaaaaaaa';
export const version = '1.0.0-bbbbbbbb';
export const ui = '@portal/ui';
export const role = 'FUND_REVIEWER_USER';

export const operations = (...words: string[]) =>
  words.map((word) => operationOf(word.split(' ')[0] ?? '', word.split(' ')[1] ?? ''));
export const access = (more: object) => ({ permissions: { roles: [], flags: [], permissions: [], ...more } });
export const entry = (key: string) =>
  ({ key, to: `/${key}`, label: { en: key }, icon: 'file', roles: {} }) as const;
export const item = (id: string) => ({ id, to: `/${id}`, label: { en: id }, position: 1 });
export const column = (id: string) => ({ id, heading: { en: id }, position: 1, links: [] });
const items = { source: '/fund/', to: '/x', labelBy: 'type', labels: {} };
export const action = (id: string) => ({ id, label: { en: id }, roles: [], items });
export const react = (part: Record<string, string>) => ({ shared: { react: '^19.3.0', ...part } });

export const shell: FakeBuild = {
  app: 'shell',
  names: { [ui]: ['Button', 'Skeleton'] },
  build: { shared: { react: '19.3.1', 'react-dom': '19.3.1', [ui]: '1.4.0' } },
  contract: {
    provides: { roles: [role], flags: ['isChatAgent'] },
    operations: operations('GET /profile'),
    globalStyles: ['.frame'],
  },
};
const cms: FakeBuild = {
  app: 'cms',
  names: { [ui]: ['Button'] },
  manifest: {
    sidebar: [entry('pages')],
    header: [item('news')],
    footer: [column('about')],
    actions: [action('write')],
  },
  contract: { locales: { namespace: 'cms', languages: ['en'] }, globalStyles: ['.rte'] },
};
export const review: FakeBuild = {
  app: 'review',
  names: { [ui]: ['Skeleton'] },
  contract: { ...access({ roles: [role] }), operations: operations('POST /review/:id/decision') },
};

/** A shell and two remotes with contracts, released, before an API whose contract is known. */
export const portal = async (): Promise<string> => {
  const store = emptyFolder();
  for (const build of [shell, cms, review]) addBuild(store, build);
  const facts = { 'x-permission': 'application.decide' };
  const paths = {
    '/profile': { get: facts },
    '/review/{applicationId}/decision': { post: facts, parameters: [] },
    '/fund/': { get: facts },
  };
  await recordApi(store, 'production', { info: { version: '1.4.0' }, paths }, 'a test');
  await pin(change(store), { shell: first, cms: first, review: first });
  return store;
};

export interface Case {
  /** What the build of `app` is like. */
  why: string;
  candidate: FakeBuild;
  /** Done to the store after the candidate was published. */
  afterwards?: (folder: string, store: string) => unknown;
}

export interface BadCase extends Case {
  code: FindingCode;
  what: string;
  /** Part of the sentence. */
  says: string;
  /** The build at fault, where it is not the candidate. */
  build?: string;
}

export const asReview = (more: Partial<FakeBuild>): FakeBuild => ({ app: 'review', version, ...more });
export const asShell = (more: Partial<FakeBuild>): FakeBuild => ({ ...shell, version, ...more });

export const published = async ({ candidate, afterwards }: Case) => {
  const store = await portal();
  addBuild(store, candidate);
  await afterwards?.(buildFolder(store, candidate.app, version), store);
  return { store, pins: { [candidate.app]: version } };
};
