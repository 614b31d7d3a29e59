import { readdirSync } from 'node:fs';
import { folderCycles } from './deploy/check/src/folder-cycles.ts';

/** Boundaries follow the folders: a new remote or package is covered by being there. */
const folders = (parent) =>
  readdirSync(new URL(`./${parent}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);

const remotes = folders('remotes');
const shared = folders('shared');
/** What releases and serves the portal, each after those that it may import, and the API where it joins or measures it. */
const parts = ['check', 'release', 'gateway', 'launch', 'measure'].map((part) => `deploy/${part}`);
const deployed = [...parts, 'deploy/console'];

/** What each package may import besides itself and npm packages. */
const mayImport = {
  'shared/contracts': [],
  'shared/ui': [],
  'shared/platform': ['shared/contracts', 'shared/ui'],
  'shared/application-form': ['shared/contracts'],
  'shared/application-view': ['shared/application-form', 'shared/contracts', 'shared/platform', 'shared/ui'],
  'shared/eligibility-check': ['shared/contracts'],
  'shared/live-chat': ['shared/contracts', 'shared/platform', 'shared/ui'],
  'shared/testing': ['shared/contracts', 'shared/platform', 'shared/ui'],
  'shared/config': [],
  shell: ['shared/contracts', 'shared/platform', 'shared/ui'],
  api: ['shared/application-form', 'shared/contracts'],
  'deploy/console': ['shared/contracts', 'shared/ui', 'deploy/release/src/(canary|documents|releases)'],
  e2e: ['shared/config/src/free-port'],
  ...Object.fromEntries(
    parts.map((part, at) => [
      part,
      [
        ...parts.slice(0, at),
        ...(['deploy/launch', 'deploy/measure'].includes(part) ? ['api'] : []),
        'shared/config',
        'shared/contracts',
        'shared/platform/src/(area|release)',
      ],
    ]),
  ),
  ...Object.fromEntries(
    remotes.map((r) => [
      r,
      [
        'shared/application-form',
        'shared/application-view',
        'shared/eligibility-check',
        'shared/live-chat',
        'shared/contracts',
        'shared/platform',
        'shared/ui',
      ],
    ]),
  ),
};

const everything = [...remotes, ...shared, 'shell', 'api', ...deployed, 'e2e'];
/** A test may also use the test helpers; a build file the build factory. */
const supporting = '(\\.test\\.tsx?$|/test/|rspack\\.config\\.ts$|vitest\\.config\\.ts$)';

const boundaries = everything.map((folder) => {
  const allowed = [folder, ...(mayImport[folder] ?? [])];
  return {
    name: `boundary-${folder.replace('/', '-')}`,
    comment: `${folder} may import only: ${allowed.join(', ')}. Move what two packages need to one of these: docs/where-does-my-code-go.md`,
    from: { path: `^${folder}/`, pathNot: supporting },
    to: { path: `^(${everything.join('|')})/`, pathNot: `^(${allowed.join('|')})(/|\\.ts$)` },
  };
});

/** The one place that joins the gateway and the API in one process. */
const compositionRoot = 'deploy/launch/';
/** Measuring a page asks what else the machine did as the benches do; none of it serves anybody. */
const measures = 'deploy/measure/';
/** A release store in a bucket is read and written by the client that uploaded files have. */
const bucket = 'deploy/release/src/store/bucket\\.ts$';
for (const rule of boundaries) {
  if (rule.name === 'boundary-deploy-release') rule.from.pathNot = `${supporting}|^${bucket}`;
}

/** Of deploy's packages each imports those before it, in its tests, too. */
const partOrder = parts.map((part, at) => ({
  name: `order-${part.replace('/', '-')}`,
  comment: `${part} imports none of the packages after it: move what both need to the earlier one`,
  from: { path: `^${part}/` },
  to: { path: `^(${parts.slice(at + 1).join('|')})/` },
}));

const gatewayEntry = {
  name: 'entries-deploy-gateway',
  comment: 'The gateway is entered by its index.ts: export it there',
  from: { path: '^deploy/(launch|measure)/src/' },
  to: { path: '^deploy/gateway/src/' },
};

/** In the API a domain imports the kernel and the entries of the domains before it. */
const domains = ['identity', 'funds', 'content', 'applications', 'review', 'support'];
const tests = '\\.test\\.ts$';
const domainOrder = ['kernel', ...domains].map((domain, at) => ({
  name: `order-${domain}`,
  comment: `${domain} imports no domain after it, and not what joins all of them: take what you need as a parameter that api/src/wiring.ts hands in`,
  from: { path: `^api/src/${domain}/`, pathNot: tests },
  to: {
    path: `^api/src/(${[...domains.slice(at), '[^/]+\\.ts$'].join('|')})`,
    pathNot: `^api/src/${domain}/`,
  },
}));
const domainEntries = ['', ...domains].map((domain) => ({
  name: `entries-${domain || 'root'}`,
  comment: 'A domain is entered by its index.ts: export it there',
  from: { path: domain ? `^api/src/${domain}/` : '^api/(src|commands)/[^/]+$|^api/index', pathNot: tests },
  to: {
    path: `^api/src/(${domains.filter((other) => other !== domain).join('|')})/`,
    pathNot: `^api/src/(${domains.join('|')})/index\\.ts$`,
  },
}));

/** Sources in which no two folders may import each other, directly or through others. */
const withoutFolderCycles = [...remotes, ...shared, ...deployed, 'shell', 'api'].map(
  (folder) => `${folder}/src`,
);
/** Rules with folder scope miss a cycle of a folder with its subfolder: its imports are refused one by one. */
const folderRules = withoutFolderCycles.flatMap(folderCycles).map((cycle) => ({
  name: `no-folder-cycles-${cycle[0]}`,
  comment: `These folders import each other: ${cycle.join(', ')}. Move what both need to a folder of its own`,
  from: { path: `^(${cycle.join('|')})/[^/]+$`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(${cycle.join('|')})/[^/]+$`, pathNot: '^$1/[^/]+$' },
}));

export default {
  forbidden: [
    ...boundaries,
    ...partOrder,
    gatewayEntry,
    ...domainOrder,
    ...domainEntries,
    ...folderRules,
    {
      name: 'launch-reaches-only-the-api-entry',
      comment: 'Of the API launch imports api/index.ts: export it there',
      from: { path: `^${compositionRoot}` },
      to: { path: '^(api|shell|remotes|e2e)/', pathNot: '^api/index\\.ts$' },
    },
    {
      name: 'bucket-reaches-only-the-s3-client',
      comment: 'Of the API the bucket imports s3-access.ts: export it there',
      from: { path: `^${bucket}` },
      to: { path: '^(api|shell|remotes|e2e)/', pathNot: '^api/src/kernel/files/store/s3-access\\.ts$' },
    },
    {
      name: 'measures-reach-only-the-machine',
      comment: 'Of the API measures import api/bench/kit/machine.ts: move it there',
      from: { path: `^${measures}` },
      to: { path: '^(api|shell|remotes|e2e)/', pathNot: '^api/bench/kit/machine\\.ts$' },
    },
    {
      name: 'no-import-of-the-server',
      comment:
        'Pages and their tests import nothing of api, deploy and e2e: facts for both sides go to shared/contracts, tests of both to e2e',
      from: { path: `^(${[...remotes, 'shell', ...shared].join('|')})/`, pathNot: '^e2e/' },
      to: { path: '^(api|deploy|e2e)/' },
    },
    ...remotes.map((remote) => ({
      name: `only-${remote.replace('/', '-')}-imports-itself`,
      comment: `Nothing imports ${remote}: link to its address, or move what both need to shared/ as docs/where-does-my-code-go.md says`,
      from: { pathNot: `^${remote}/` },
      to: { path: `^${remote}/` },
    })),
    {
      name: 'no-cycles',
      comment: 'These files import each other: move what both need to a third one',
      from: {},
      to: { circular: true },
    },
    {
      name: 'libraries-come-curated',
      comment:
        'Import router, queries, texts and stores from @portal/platform, forms from @portal/platform/forms, components from @portal/ui: a second copy breaks contexts',
      from: { path: '^(shell|remotes)/' },
      to: {
        path: '(^|node_modules/)(@chakra-ui|@emotion|react-router|react-router-dom|@tanstack|zustand|i18next|react-i18next|react-hook-form)(/|$)',
      },
    },
    {
      name: 'ui-has-no-data',
      comment: 'Components get texts, data and addresses as props: read them where the component is used',
      from: { path: '^shared/ui/' },
      to: {
        path: 'node_modules/(react-router|react-router-dom|@tanstack|zustand|i18next|react-i18next)/',
      },
    },
    {
      name: 'browsers-get-no-schema-library',
      comment:
        'Import calls from @portal/contracts/calls/<domain>/<capability> and types by `import type`: schemas would be in the first load',
      from: { path: '^(shell|remotes|deploy/console|shared/(platform|ui))/' },
      to: {
        path: '(node_modules/typebox/|contracts/src/(.*schemas?|operation)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'console-takes-only-types-of-releases',
      comment: 'Import what is answered of deploy/release by `import type`: its code runs on servers',
      from: { path: '^deploy/console/' },
      to: { path: '^deploy/release/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every-import-resolves',
      comment:
        'No such file, or a package that the nearest package.json does not name, or does not export by this name',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^deploy/remote-template/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
