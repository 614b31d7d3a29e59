import type { RunningApi } from '@portal/api';
import { type ApiHandler, visitorHeaders } from '@portal/gateway';
import type { ReleaseDocument } from '@portal/platform/release';
import { openCanaries } from '@portal/release/canary/release-views';

/** The version in a key such as `review@1.0.0-3f9a0c1d`. */
const versionIn = (key: string): string => key.slice(key.indexOf('@') + 1);

const versionsOf = ({ shell, remotes }: ReleaseDocument): Record<string, string[]> => {
  const areas = Object.entries(remotes).map(([area, { pin, previous, canary }]) => [
    area,
    [pin, ...previous, ...(canary ? [canary.build] : [])].map(versionIn),
  ]);
  return { ...Object.fromEntries(areas), shell: [versionIn(shell)] };
};

/** The versions of the canaries that somebody gets. */
const canariesOf = (release: ReleaseDocument): Record<string, string> =>
  Object.fromEntries(
    openCanaries(release).map((area) => [area, versionIn(release.remotes[area]?.canary?.build ?? '')]),
  );

/** Hands requests to an API in this process; it does not listen by itself. */
export const inProcess = ({ app, metrics }: RunningApi): ApiHandler => ({
  handle: (request, response) => app.routing(request, response),
  ask: async (path, headers, from) => {
    const remote = from === undefined ? {} : { remoteAddress: from };
    const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers, ...remote });
    return { status: statusCode, body };
  },
  post: async (visitor, path, body, language) => {
    const { statusCode, body: answer } = await app.inject({
      method: 'POST',
      url: path,
      remoteAddress: visitor.socket.remoteAddress ?? '',
      headers: visitorHeaders(visitor, language),
      payload: JSON.stringify(body),
    });
    return { status: statusCode, body: answer };
  },
  serves: (release) =>
    metrics.clientFailures.serves({
      sequence: release.sequence,
      versions: versionsOf(release),
      canaries: canariesOf(release),
    }),
  failures: () => metrics.clientFailures.ofPins(),
  countRender: (outcome, seconds) => metrics.pageRender(outcome, seconds),
  upgrade: (request, socket, head) => {
    if (!app.server.emit('upgrade', request, socket, head)) socket.destroy();
  },
});
