import type { RunningApi } from '@portal/api';
import type { ApiHandler } from '../gateway/create-gateway.ts';

/** Hands requests to an API in this process; it does not listen by itself. */
export const inProcess = ({ app }: RunningApi): ApiHandler => ({
  handle: (request, response) => app.routing(request, response),
  upgrade: (request, socket, head) => {
    if (!app.server.emit('upgrade', request, socket, head)) socket.destroy();
  },
});
