import type { Language, Role } from '@portal/contracts';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import type { FakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { staff } from '@portal/testing/staff';
import area from '../src/expose.ts';

/** Opens an application in the review workspace, at the tab of this name. */
export const openWorkspace = (
  api: FakeApi,
  role: Role,
  application: StaffApplication,
  { tab = '', language = 'en' as Language } = {},
) => {
  api.answer(getApplication, { data: application, message: '' });
  const at = `/workspace/review-applications/${application.id}${tab && `?tab=${tab}`}`;
  return renderArea(area, { at, user: staff(role), language });
};
