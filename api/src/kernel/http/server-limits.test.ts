import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { allRoutes } from '../../wiring.ts';

const portal = testPortal();

test('whoever is slow to send or keeps a connection is let go: no default of zero is left', () => {
  const { server } = portal.app;
  expect({
    headers: server.headersTimeout,
    request: server.requestTimeout,
    idle: server.keepAliveTimeout,
    silent: server.timeout,
  }).toEqual({ headers: 10_000, request: 30_000, idle: 65_000, silent: 60_000 });
  expect(portal.app.initialConfig).toMatchObject({
    bodyLimit: 256 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestIdHeader: false,
  });
});

test('a thousand questions whether it is ready look at database and disk a few times only', async () => {
  const { freeSpace } = portal.deps;
  const isEnough = freeSpace.isEnough.bind(freeSpace);
  let looks = 0;
  freeSpace.isEnough = () => {
    looks += 1;
    return isEnough();
  };
  try {
    const ask = () => portal.app.inject('/readyz');
    const answers = await Promise.all(Array.from({ length: 1000 }, ask));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(looks).toBeLessThan(50);
  } finally {
    freeSpace.isEnough = isEnough;
  }
});

/** What each call is limited to beyond the two general limits: so many in so many seconds, counted by and in. */
const table: Record<string, readonly string[]> = {
  bulkAssign: ['60/600 s by user, memory'],
  bulkRemind: ['60/600 s by user, memory'],
  bulkApprove: ['60/600 s by user, memory'],
  bulkDecide: ['60/600 s by user, memory'],
  bulkSendBack: ['60/600 s by user, memory'],
  verifyMfa: ['10/60 s by ip, database, failures'],
  resendMfa: ['20/3600 s by ip, database'],
  askPasskey: ['30/60 s by ip, database'],
  askSignatureCode: ['10/3600 s by user, database'],
  inviteMember: ['20/3600 s by user, database'],
  inviteMemberAgain: ['20/3600 s by user, database'],
  signApplication: ['20/3600 s by user, database, failures'],
  verifyPasskey: ['10/60 s by ip, database, failures'],
  askIdentityPasskey: ['30/3600 s by user, database'],
  confirmIdentity: ['10/3600 s by user, database, failures'],
  requestReset: ['20/3600 s by ip, database'],
  readInvitation: ['30/3600 s by ip, database, failures'],
  verifyReset: ['20/3600 s by ip, database, failures'],
  updatePassword: ['10/3600 s by user, database'],
  verifyEmail: ['30/3600 s by ip, database, failures'],
  resendVerification: ['20/3600 s by ip, database'],
  issueToken: ['30/60 s by ip, database, failures'],
  checkEmailExistance: ['5/60 s by ip, database', '20/3600 s by ip, database'],
  setSecondFactor: ['10/3600 s by user, database'],
  changeEmail: ['5/3600 s by user, database'],
  confirmEmailChange: ['30/3600 s by ip, database, failures'],
  startTotp: ['20/3600 s by user, database'],
  confirmTotp: ['20/3600 s by user, database'],
  removeTotp: ['10/3600 s by user, database'],
  renewRecoveryCodes: ['10/3600 s by user, database'],
  startPasskey: ['20/3600 s by user, database'],
  addPasskey: ['20/3600 s by user, database'],
  removePasskey: ['10/3600 s by user, database'],
  exportUsers: ['5/600 s by user, database'],
  exportLog: ['5/600 s by user, database'],
  checkLog: ['5/60 s by user, database'],
  sendCanaryCounts: ['600/60 s by ip, memory'],
  sendClientReport: ['60/60 s by ip, memory'],
  sendCspReport: ['60/60 s by ip, memory'],
  voteFaq: ['300/3600 s by ip, database'],
  sendTestMail: ['10/600 s by user, database'],
  getFormToken: ['600/3600 s by ip, memory'],
  uploadChatFile: ['100/600 s by ip, database'],
  uploadDeskFile: ['20/600 s by user, database'],
  confirmInterest: ['30/3600 s by ip, database, failures'],
  readInterestConfirmation: ['30/3600 s by ip, database, failures'],
  getBlankForm: ['600/600 s by ip, memory'],
  exportFundHistory: ['5/600 s by user, database'],
  uploadFile: ['20/600 s by user, database'],
  createUpload: ['20/600 s by user, database'],
  getLossWorksheet: ['600/600 s by ip, memory'],
  saveAccountHolder: ['10/3600 s by user, database'],
  readLossWorksheet: ['30/600 s by user, memory'],
  checkReceipt: ['30/600 s by ip, database'],
  readEntry: ['20/3600 s by ip, database, failures'],
  confirmEntry: ['20/3600 s by ip, database, failures'],
  refuseEntry: ['20/3600 s by ip, database, failures'],
  sendEntryConfirmation: ['10/3600 s by user, database'],
  exportApplications: ['5/600 s by user, database'],
  exportApplicationPdf: ['20/600 s by user, database'],
};

const limitsOf = ({ options }: (typeof allRoutes)[number]): string[] =>
  (options.limits ?? []).map(
    ({ max, seconds, by, store = 'memory', onlyFailures }) =>
      `${max}/${seconds} s by ${by}, ${store}${onlyFailures ? ', failures' : ''}`,
  );

test('what each call is limited to is what was agreed', () => {
  const limited = allRoutes
    .filter((route) => limitsOf(route).length > 0)
    .map((route): [string, string[]] => [route.operation.id, limitsOf(route)]);
  expect(Object.fromEntries(limited)).toEqual(table);
});

test('the public forms are limited by person first and by network far higher', () => {
  const forms = allRoutes.flatMap(({ operation, options }) =>
    options.form ? [[operation.id, options.form] as const] : [],
  );
  const hourly = { perPerson: 10, perToken: 20, withoutToken: 30, perNetwork: 300 };
  expect(Object.fromEntries(forms)).toEqual({
    registerProfile: { name: 'register', ...hourly },
    sendContactMessage: { name: 'contact-us', ...hourly },
    startConversation: { name: 'chat-start', ...hourly },
    registerInterest: { name: 'interest', ...hourly },
  });
});

/** What strangers may send without a limit of its own, and what bounds it instead. */
const boundedOtherwise: Record<string, string> = {
  login: 'by account and address, and by address, in the decision',
  logout: 'ends one session',
  sendChatMessage: 'a hundred a minute of one conversation',
  readChatMessages: 'by who has the secret of the conversation',
  endConversation: 'by who has the secret of the conversation',
  rateConversation: 'by who has the secret of the conversation',
  createSocketTicket: 'by who has the secret of the conversation',
  describeUploads: 'touches nothing',
};

test('what strangers may send is limited', () => {
  const open = allRoutes
    .filter(({ operation }) => operation.permission === 'public' && operation.method !== 'GET')
    .filter(({ options }) => options.form === undefined)
    .map(({ operation }) => operation.id)
    .filter((id) => table[id] === undefined);
  expect(open.toSorted()).toEqual(Object.keys(boundedOtherwise).toSorted());
});

test('who lets others in, moves money or changes what opens an account proves first who is there', () => {
  const confirmed = allRoutes.filter(({ options }) => options.confirmed).map(({ operation }) => operation.id);
  expect(confirmed.toSorted()).toEqual([
    'addAdmin',
    'addFundManager',
    'addFundReviewer',
    'addPasskey',
    'confirmTotp',
    'createApiClient',
    'decideAdminProposal',
    'decideFundProposal',
    'renewRecoveryCodes',
    'resetUserFactors',
    'rotateApiClient',
    'saveAccountHolder',
    'startPasskey',
    'startTotp',
    'updateFundBalance',
  ]);
});
