import { permissions, type Role, roleMay, roles } from '@portal/contracts';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { makeThing, thingRoutes, withPermission } from '../../../test/support/thing.ts';
import { buildApp } from '../../app.ts';
import { allRoutes } from '../../wiring.ts';
import type { Route } from './route.ts';
import { publicRoute, route } from './route.ts';

const portal = testPortal();

const callOf = ({ operation }: Route) => operation;
const idOf = (one: Route): string => callOf(one).id;

/** Anything for parameters: whoever is refused must be refused before they are looked at. */
const anyParams = new Proxy({}, { get: () => 'x1' });

const boot = (operation: unknown) =>
  buildApp(portal.deps, [{ operation, options: {}, isPublic: false, handle: async () => ({}) } as Route]);

test('every declared route is served, and HEAD wherever GET is', () => {
  const placeOf = (one: Route) => callOf(one).path.replace(/:\w+/g, ':');
  const read = new Set(allRoutes.filter((one) => callOf(one).method === 'GET').map(placeOf));
  for (const one of allRoutes) {
    const url = `/api${callOf(one).path}`.replace(/\/$/, '');
    expect(portal.app.hasRoute({ method: callOf(one).method, url }), idOf(one)).toBe(true);
    const hasHead = portal.app.hasRoute({ method: 'HEAD', url });
    expect(hasHead, idOf(one)).toBe(read.has(placeOf(one)));
  }
});

test('a visitor gets nothing but the public routes', async () => {
  for (const one of allRoutes.filter(({ isPublic }) => !isPublic)) {
    const reply = await portal.visitor.raw(callOf(one), { params: anyParams });
    expect(reply, idOf(one)).toBeProblem('unauthorized');
  }
});

test.each(roles)('the role %s gets nothing that is not its own', async (role: Role) => {
  const client = await portal.as(await portal.make.user({ role }));
  for (const one of allRoutes.filter(({ operation }) => !roleMay(role, operation.permission))) {
    const reply = await client.raw(callOf(one), { params: anyParams });
    expect(reply, idOf(one)).toBeProblem('forbidden');
  }
});

/** Open to the whole internet: a new one belongs here only after somebody thought about it. */
const meantForAnyone = [
  'askPasskey',
  'checkEmailExistance',
  'checkReceipt',
  'confirmEmailChange',
  'confirmEntry',
  'confirmInterest',
  'createSocketTicket',
  'describeUploads',
  'endConversation',
  'getBlankForm',
  'getChatAvailability',
  'getChatFile',
  'getChatMessages',
  'getContent',
  'getDemoInfo',
  'getEligibility',
  'getFormToken',
  'getFund',
  'getLossWorksheet',
  'getPublicFile',
  'getPublicRevision',
  'issueToken',
  'listCities',
  'listContacts',
  'listCountries',
  'listFaqs',
  'listFunds',
  'listPartners',
  'login',
  'logout',
  'rateConversation',
  'readChatMessages',
  'readEntry',
  'readInterestConfirmation',
  'readInvitation',
  'refuseEntry',
  'registerInterest',
  'registerProfile',
  'requestReset',
  'resendMfa',
  'resendVerification',
  'sendCanaryCounts',
  'sendChatMessage',
  'sendClientReport',
  'sendContactMessage',
  'sendCspReport',
  'startConversation',
  'uploadChatFile',
  'verifyEmail',
  'verifyMfa',
  'verifyPasskey',
  'verifyReset',
  'voteFaq',
];

test('every public route was meant to be, and every permission is used', () => {
  const open = allRoutes.filter(({ isPublic }) => isPublic).map(idOf);
  expect(open.sort()).toEqual(meantForAnyone);
  const used = new Set<string>(allRoutes.map(({ operation }) => operation.permission));
  expect(Object.keys(permissions).filter((name) => !used.has(name))).toEqual([]);
});

test('a route that leaves something undeclared does not boot', async () => {
  await expect(boot(withPermission(undefined))).rejects.toThrow('makeThing: no permission is declared');
  await expect(boot(withPermission('anything.goes'))).rejects.toThrow('makeThing: no permission is declared');
  await expect(boot({ ...makeThing, response: undefined })).rejects.toThrow('makeThing: no response');
  await expect(boot({ ...makeThing, errors: undefined })).rejects.toThrow('makeThing: no error codes');
  await expect(buildApp(portal.deps, [...thingRoutes, ...thingRoutes])).rejects.toThrow('declared twice');
});

test('public and signed-in routes cannot be mistaken for each other', () => {
  const handler = async () => ({ data: { title: '' }, message: '' });
  expect(() => publicRoute(makeThing, handler)).toThrow('"public" belongs to publicRoute');
  expect(() => route(withPermission('public'), handler)).toThrow('"public" belongs to publicRoute');
});
