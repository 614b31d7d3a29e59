import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorCodes } from '@portal/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { problem } from '../http/problem.ts';
import { errorBody } from './error-handler.ts';

const byParserCode: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'unavailable',
  HPE_HEADER_OVERFLOW: 'payload_too_large',
};

/** Hangs up afterwards: what follows on such a connection cannot be told apart from another request. */
export const refuseBrokenRequest = (
  log: FastifyBaseLogger,
  error: Error & { code?: string },
  socket: Socket,
): void => {
  // A browser keeps connections ready: an answer on one that asked nothing would be taken for that of its first request.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const code = byParserCode[error.code ?? ''] ?? 'invalid_request';
  const status = errorCodes[code];
  const requestId = randomUUID();
  log.info({ reqId: requestId, code, ip: socket.remoteAddress }, 'refused');
  const body = JSON.stringify(errorBody(problem(code), 'en', requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
