import type { Call, Wire } from '@portal/contracts';
import { uploadFile } from '@portal/contracts/kernel/files';
import type { Reply, TestClient } from './client.ts';

const BOUNDARY = 'portal-test-boundary';

export interface Part {
  field?: string;
  name?: string;
  content: Buffer | string;
}

/** A multipart body as a browser writes it. */
export const multipartBody = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ field = 'file', name, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${
          name === undefined ? '' : `; filename="${name}"\r\nContent-Type: application/octet-stream`
        }\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export const multipartHeaders = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

type Uploaded = Reply<NonNullable<(typeof uploadFile)['wire']>['response']>;

interface FileSent {
  params?: Record<string, string>;
  name?: string;
  content: Buffer | string;
}

/** Sends one file to a call that takes one. */
export const uploadTo = <W extends Wire>(
  call: Call<W>,
  client: TestClient,
  { params = {}, name = 'a.pdf', content }: FileSent,
): Promise<Reply<W['response']>> =>
  client.raw(call, { params, body: multipartBody([{ name, content }]), headers: multipartHeaders });

/** Uploads one file. */
export const upload = (client: TestClient, name: string, content: Buffer | string): Promise<Uploaded> =>
  client.raw(uploadFile, { body: multipartBody([{ name, content }]), headers: multipartHeaders });
