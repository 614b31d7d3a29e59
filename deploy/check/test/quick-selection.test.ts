import { expect, test } from 'vitest';
import { quickSelection } from '../src/quick-selection.ts';
import { programs } from '../src/steps.ts';

/** A page may name a text that is not there. */
const texts = 'deploy/check/test/translations';

test.each([
  ['a page of an area', 'remotes/review/src/queue/Queue.tsx', ['.'], [texts, 'remotes/review/']],
  ['a part that areas share', 'shared/ui/src/button.tsx', ['.', 'deploy'], [texts, 'shared/ui/']],
  [
    'a decision of the API',
    'api/src/support/chat/close.ts',
    ['deploy', 'api'],
    ['api/src/support/chat/', 'api/test/chat/'],
  ],
  [
    'a file of a whole domain',
    'api/src/funds/close.ts',
    ['deploy', 'api'],
    ['api/src/funds/', 'api/test/funds/'],
  ],
  [
    'a declared call',
    'shared/contracts/src/support/chat.ts',
    [...programs],
    [
      'api/src/kernel/contract/',
      'api/src/support/chat/',
      'api/test/chat/',
      'api/test/contract/',
      texts,
      'shared/contracts/',
    ],
  ],
  ['a migration', 'api/migrations/0900_more.sql', ['deploy', 'api'], ['api/src/kernel/database/migrate']],
  ['the images', 'deploy/container/compose.yaml', [], ['deploy/launch/test/container']],
  ['the chart', 'deploy/chart/templates/api.yaml', [], ['deploy/launch/test/chart']],
  ['a workflow', '.github/workflows/squad.yml', [], ['deploy/release/test/pipelines']],
  ['a page of the documentation', 'docs/api.md', [], []],
  ['the versions of everything', 'pnpm-lock.yaml', [...programs], ['deploy/check/test/lockfile']],
  [
    'a dependency of an area',
    'remotes/review/package.json',
    ['.'],
    ['deploy/check/test/lockfile', 'remotes/review/'],
  ],
])('%s: what it touches is checked', (_what, file, chosen, tests) => {
  expect(quickSelection([file])).toEqual({ programs: chosen, tests });
});

test('several changes are checked together, each once', () => {
  const { programs: chosen, tests } = quickSelection([
    'remotes/cms/src/a.ts',
    'remotes/cms/locales/en.json',
    'deploy/gateway/src/serve-pages.ts',
  ]);
  expect(chosen).toEqual(['.', 'deploy', 'api']);
  expect(tests).toEqual([texts, 'deploy/gateway/', 'deploy/launch/', 'deploy/measure/', 'remotes/cms/']);
});
