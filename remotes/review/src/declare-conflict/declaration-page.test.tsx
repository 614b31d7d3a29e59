// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import type { RestrictedApplication } from '@portal/contracts/applications/staff-application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { declareConflict } from '@portal/contracts/calls/review/decide';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueRow } from '@portal/contracts/review/queue';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { staffApplication } from '../../test/example-application.ts';
import area from '../expose.ts';

/** Of a row only this is read here. */
const row = (id: string, given: Partial<QueueRow> = {}) =>
  ({
    id,
    applicationNumber: `CF-2026-${id}`,
    projectTitle: `Project ${id}`,
    organisationName: 'Ministry of Trade',
    myState: 'PENDING',
    myDeclaration: null,
    isOwnEntry: false,
    ...given,
  }) as QueueRow;

const restricted = (id: string, isOver = false): RestrictedApplication => ({
  audience: 'RESTRICTED',
  id,
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  projectTitle: `Project ${id}`,
  organisationName: 'Ministry of Trade',
  countryCode: 'GH',
  reason: 'DECLARATION_NEEDED',
  isOver,
  myDeclaration: null,
  dueAt: null,
  rowVersion: 1,
});

const rows = [
  row('a1'),
  row('a2'),
  row('a3'),
  row('a4', { myDeclaration: 'NO_CONFLICT' }),
  row('a5', { isOwnEntry: true }),
  row('a6', { myState: null }),
];

const open = async () => {
  const api = fakeApi();
  const paging = { total: rows.length, page: 1, pageSize: 100 as const, nextKey: null, counts: [] };
  api.answer(listFundApplications, { data: rows, message: '', ...paging });
  api.reply(getApplication, () => {
    const isDeclared = api.requests.some(
      ({ call, url }) => call === declareConflict.id && url.pathname.includes('/a1/'),
    );
    return { data: isDeclared ? staffApplication({ id: 'a1' }) : restricted('a1'), message: '' };
  });
  const at = `/workspace/review-applications/a1?${new URLSearchParams({ list: 'view=ALL' })}`;
  await renderArea(area, { at, user: staff(REVIEWER) });
  await screen.findByText('1 of 6');
  return api;
};

/** Ids for which something was declared, in turn. */
const declared = (api: ReturnType<typeof fakeApi>) =>
  api.requests
    .filter(({ call }) => call === declareConflict.id)
    .map(({ url }) => /\ba\d\b/.exec(url.pathname)?.[0]);

test('an application that is over asks for no declaration', async () => {
  const api = fakeApi();
  api.answer(getApplication, { data: restricted('a1', true), message: '' });
  await renderArea(area, { at: '/workspace/review-applications/a1', user: staff(REVIEWER) });
  await screen.findByText('This application is closed');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('no conflict is declared for several of the list at once, those alone that await it', async () => {
  const api = await open();
  api.answer(declareConflict, { data: { hasConflict: false } as never, message: 'Signed.' });
  expect(screen.queryByText(/^I declare the same/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /No, I have no conflict/ }));
  const others = await screen.findAllByRole('checkbox');
  expect(others.map((box) => (box as HTMLInputElement).value)).toEqual(['a2', 'a3']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Project a3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign the declaration' }));
  await screen.findByRole('tablist');
  expect(api.sent(declareConflict)).toEqual([{ hasConflict: false }, { hasConflict: false }]);
  expect(declared(api)).toEqual(['a3', 'a1']);
});

test('whoever does not want to declare now goes back to the list', async () => {
  await open();
  const back = await screen.findByRole('link', { name: 'Back to the list of applications' });
  expect(back.getAttribute('href')).toMatch(/^\/workspace\/review-applications(\?|$)/);
});

test('one that is refused is named with its reason, the rest is signed, and this one with the next try', async () => {
  const api = await open();
  api.reply(declareConflict, () => ({ data: { hasConflict: false } as never, message: 'Signed.' }));
  await userEvent.click(screen.getByRole('radio', { name: /No, I have no conflict/ }));
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  const first = { ...declareConflict, path: declareConflict.path.replace(':id', 'a2') };
  api.refuse(first, 409, { error: 'invalid_state', message: 'Somebody else reviews it now.' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign the declaration' }));
  await screen.findByText(/Project a2: Somebody else reviews it now\./);
  expect(declared(api)).toEqual(['a2', 'a3']);
  // The signed one is gone from the choice, the answer stays.
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value)).toEqual(['a2']);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Sign the declaration' }));
  await screen.findByRole('tablist');
  expect(declared(api)).toEqual(['a2', 'a3', 'a1']);
});
