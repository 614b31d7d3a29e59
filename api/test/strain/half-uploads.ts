import { type ClientRequest, request } from 'node:http';
import { multipartHeaders } from '../support/multipart.ts';

/** An upload over a real socket that has sent so much of its body and says nothing more. */
export const beginUpload = (
  port: number,
  headers: Record<string, string>,
  body: Buffer,
  share: number,
): ClientRequest => {
  const sending = request({
    port,
    method: 'POST',
    path: '/api/file',
    headers: { ...headers, ...multipartHeaders, 'content-length': body.length },
  });
  sending.on('error', () => {});
  sending.write(body.subarray(0, Math.ceil(body.length * share)));
  return sending;
};

/** Breaks a begun upload off. @returns once its socket is closed. */
export const giveUp = (sending: ClientRequest): Promise<void> =>
  new Promise((closed) => {
    sending.once('close', closed);
    sending.destroy();
  });
