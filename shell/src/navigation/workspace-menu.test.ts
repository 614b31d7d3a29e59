import type { Role } from '@portal/contracts';
import { BENEFICIARY, MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import type { AreaManifest } from '@portal/platform/area';
import { describe, expect, test } from 'vitest';
import { person } from '../../test/people.ts';
import shell from '../area.ts';
import { collect } from '../navigation/contributions.ts';
import { icons } from './menu-icons.ts';
import { actionsFor, currentKey, menuFor } from './workspace-menu.ts';

const area: AreaManifest = {
  name: 'one',
  title: { en: 'One' },
  routes: [],
  sidebar: [
    {
      key: 'dashboard',
      to: '/workspace',
      icon: 'dashboard',
      label: { en: 'Dashboard' },
      roles: { [SUPER]: 100, [REVIEWER]: 100 },
    },
    {
      key: 'group',
      to: '/workspace/a',
      icon: 'fund',
      label: { en: 'Group' },
      isGroup: true,
      roles: { [SUPER]: 400 },
    },
    {
      key: 'a',
      alsoAt: ['order'],
      to: '/workspace/a',
      icon: 'fund',
      label: { en: 'A' },
      labelFor: { [REVIEWER]: { en: 'A for reviewers' } },
      roles: { [SUPER]: 410, [REVIEWER]: 150 },
      parent: { [SUPER]: 'group' },
    },
    {
      key: 'chat',
      to: '/workspace/chat',
      icon: 'chat',
      label: { en: 'Chat' },
      flag: 'isChatAgent',
      roles: { [REVIEWER]: 400 },
    },
  ],
  actions: [
    {
      id: 'create',
      label: { en: 'Create' },
      roles: [BENEFICIARY],
      items: { source: '/list', to: '/make/{id}', labelBy: 'kind', labels: {} },
    },
  ],
};

const { sidebar, actions } = collect([shell, area]);
const labels = (role: Role, facts = {}) => menuFor(person(role, facts), sidebar).map(({ label }) => label.en);

describe('a role', () => {
  test('sees its entries in its own order, with its own labels', () => {
    expect(labels(REVIEWER)).toEqual(['Dashboard', 'A for reviewers', 'Profile', 'Password Management']);
    expect(labels(BENEFICIARY)).toEqual(['Profile', 'Password Management', 'Login History']);
    expect(labels(MANAGER)).toEqual(['Profile', 'Password Management']);
  });

  test('sees an entry with a flag only when the flag is on', () => {
    expect(labels(REVIEWER, { isChatAgent: 1 })).toContain('Chat');
    expect(labels(REVIEWER, { isChatAgent: 0 })).not.toContain('Chat');
  });

  test('sees sub-items below their parent', () => {
    const group = menuFor(person(SUPER), sidebar).find(({ key }) => key === 'group');
    expect(group?.children.map(({ key }) => key)).toEqual(['a']);
  });

  test('gets the actions that name it', () => {
    expect(actionsFor(person(BENEFICIARY), actions)).toHaveLength(1);
    expect(actionsFor(person(SUPER), actions)).toEqual([]);
  });
});

describe('the highlighted entry', () => {
  const menu = menuFor(person(SUPER), sidebar);
  test.each([
    ['/workspace', 'dashboard'],
    ['/workspace/', 'dashboard'],
    ['/workspace/profile', 'profile'],
    ['/workspace/a', 'a'],
    ['/workspace/a/record-7', 'a'],
    ['/workspace/order', 'a'],
    ['/workspace/denied', undefined],
  ])('of %s is %s', (pathname, key) => {
    expect(currentKey(pathname, menu)).toBe(key);
  });
});

test('an entry whose icon a newer shell draws has that of a file', () => {
  const entry = {
    key: 'new',
    to: '/new',
    icon: 'rocket' as never,
    label: { en: 'New' },
    roles: { [SUPER]: 1 },
  };
  expect(menuFor(person(SUPER), [entry])[0]?.Icon).toBe(icons.file);
});
