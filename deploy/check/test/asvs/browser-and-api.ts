import { rows } from './row.ts';

const headers = 'api/src/kernel/server/headers.ts';
const surface = 'api/src/kernel/http/surface.test.ts';
const everyAnswer = 'every answer of every address carries the protecting headers';
const pages = 'deploy/gateway/src/headers.ts';
const pageTest = 'deploy/gateway/test/headers.test.ts';
const carries = '%s carries the protecting headers';
const session = 'api/src/identity/session/session.test.ts';
const cookie = 'the binding cookie is kept from scripts and other sites';
const sockets = 'api/src/support/chat/hostile-sockets.test.ts';
const socketCode = 'api/src/support/chat/socket';

/** V3 Web frontend security, V4 API and web service. */
export const browserAndApi = rows([
  [
    '3.2.1',
    1,
    'Files and answers are never run as a page',
    'api/src/kernel/server/refuse-other-sites.ts',
    'api/src/kernel/files/fetch-metadata.test.ts',
    'no page makes a file its %s',
  ],
  [
    '3.2.2',
    1,
    'Text is shown as text',
    'biome.json',
    'deploy/gateway/test/pages.test.ts',
    'no text of an area can end the data block or start a script',
  ],
  ['3.3.1', 1, 'Cookies are Secure and __Host-', 'api/src/identity/session/cookies.ts', session, cookie],
  ['3.3.2', 2, 'Cookies are SameSite', 'api/src/identity/session/cookies.ts', session, cookie],
  ['3.3.3', 2, 'Cookies belong to one host', 'api/src/identity/session/cookies.ts', session, cookie],
  ['3.3.4', 2, 'Cookies are HttpOnly', 'api/src/identity/session/cookies.ts', session, cookie],
  ['3.4.1', 1, 'HSTS', headers, pageTest, 'only a portal on https asks browsers to stay on https'],
  ['3.4.2', 1, 'No other origin reads answers', headers, surface, everyAnswer],
  [
    '3.4.3',
    2,
    'Content policy',
    pages,
    pageTest,
    'the policy of a page has no unsafe word and no foreign origin',
  ],
  ['3.4.4', 2, 'nosniff', headers, surface, everyAnswer],
  ['3.4.5', 2, 'Referrer policy', pages, pageTest, 'addresses of the sign-in pages are told to nobody'],
  ['3.4.6', 2, 'No page of others frames ours', pages, pageTest, 'the policy of a page has no unsafe word'],
  [
    '3.4.7',
    3,
    'Violations are reported',
    'api/src/kernel/client-reports',
    'api/src/kernel/client-reports/client-reports.test.ts',
    'a policy violation sent as %s is counted',
  ],
  ['3.4.8', 3, 'Opener policy', pages, pageTest, carries],
  [
    '3.5.1',
    1,
    'No request of another site counts',
    'api/src/identity/session/authenticate-session.ts',
    session,
    'a token without its cookie',
  ],
  [
    '3.5.2',
    1,
    'No request passes by another content type',
    'api/src/kernel/server/body-parsers.ts',
    'api/src/kernel/http/hostile-input.test.ts',
    'multipart/form-data; boundary=x',
  ],
  [
    '3.5.3',
    1,
    'Reading changes nothing',
    'api/src/kernel/server/register-routes.ts',
    'api/test/contract/reading.test.ts',
    'reads and writes nothing but its declared traces',
  ],
  [
    '3.5.8',
    3,
    'Resources are for our pages',
    'api/src/kernel/server/refuse-other-sites.ts',
    'api/src/kernel/files/fetch-metadata.test.ts',
    'a page of another origin (%s) shows and reads no file',
  ],
  [
    '3.6.1',
    3,
    'Scripts are ours and pinned by hash',
    'deploy/release/src/store/integrity.ts',
    'deploy/release/test/release-refusals.test.ts',
    'a build whose file was changed after it was published is refused',
  ],
  [
    '3.7.2',
    2,
    'Redirects stay with us',
    'shared/platform/src/page',
    'shared/platform/src/page/safe-next.test.ts',
    'test',
  ],
  [
    '4.1.1',
    1,
    'Answers name type and charset',
    'api/src/kernel/server/error-handler.ts',
    surface,
    everyAnswer,
  ],
  [
    '4.1.3',
    2,
    'Headers of proxies count from ours only',
    'api/src/kernel/server/build-server.ts',
    'api/src/kernel/http/forwarded.test.ts',
    'X-Forwarded-For buys nothing',
  ],
  [
    '4.1.4',
    3,
    'Unknown methods are refused',
    'api/src/kernel/server/not-found.ts',
    surface,
    'on an address of other methods is told which ones there are',
  ],
  [
    '4.2.1',
    2,
    'One request is one request',
    'api/src/kernel/server/broken-request.ts',
    surface,
    '%s is refused and ends the connection',
  ],
  ['4.4.2', 2, 'Sockets have our origin', socketCode, sockets, 'rigin'],
  ['4.4.3', 2, 'Sockets have a session of their own', socketCode, sockets, 'a ticket opens one socket, once'],
  [
    '4.4.4',
    2,
    'Sockets end with the session',
    socketCode,
    'api/src/support/chat/two-instances.test.ts',
    'a socket closes with the session',
  ],
  [
    '3.5.5',
    2,
    'Messages of other pages are nothing',
    'shell/src/preview/follow-editor.ts',
    'shell/src/preview/framed-preview.test.tsx',
    'from the editor alone',
  ],
]);
