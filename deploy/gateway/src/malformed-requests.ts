import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '@portal/contracts';
import { errorMessages } from '@portal/contracts/errors/messages';

/** Percent signs that encode nothing, as in a link that a mail cut off, stand for themselves. */
export const readableUrl = (url: string): string => {
  const [path = '', ...query] = url.split(/(?=[?#])/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('');
  }
};

/** Only sockets are upgraded: who offers HTTP/2 beside a plain request, as some clients do, gets its answer. */
export const isSocketRequest = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** Answers a request that expects what nobody knows as if it did not. */
export const ignoreExpectations = (server: Server): void => {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
};

/** Whether it names two hosts, of which each reader may take another, or has no version and so no headers. */
export const isUnclear = ({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean =>
  httpVersionMajor === 0 ||
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Hangs up afterwards: what follows on such a connection cannot be told apart from another request. */
export const refuseBroken = (error: Error & { code?: string }, socket: Socket): void => {
  // A browser keeps connections ready: an answer on one that asked nothing would be taken for that of its first request.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'invalid_request';
  const message = errorMessages.en.errors[code];
  const body = JSON.stringify({
    error: code,
    error_description: message,
    message,
    requestId: randomUUID(),
  });
  const head = [
    `HTTP/1.1 ${errorCodes[code]} ${STATUS_CODES[errorCodes[code]]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
