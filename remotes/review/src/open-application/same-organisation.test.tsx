// @vitest-environment jsdom
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { SameOrganisation } from './SameOrganisation.tsx';

const other: StaffApplication['sameOrganisation'][number] = {
  id: 'app_2',
  applicationNumber: 'CF-2026-000007',
  fundType: 'CREDIT_FUND',
  status: 'SUBMITTED',
};

const show = (others: StaffApplication['sameOrganisation']) => {
  fakeApi();
  return renderArea(
    { ...area, routes: [{ path: '/', element: <SameOrganisation others={others} /> }] },
    { at: '/' },
  );
};

test('applications of the same organisation under other accounts are named and lead there', async () => {
  await show([other]);
  expect(await screen.findByText('Other accounts applied with the same registration number')).toBeDefined();
  expect(screen.getByRole('link', { name: 'CF-2026-000007' }).getAttribute('href')).toBe(
    '/workspace/review-applications/app_2',
  );
});

test('without any there is no word of it', async () => {
  const { container } = await show([]);
  expect(container.textContent).toBe('');
});
