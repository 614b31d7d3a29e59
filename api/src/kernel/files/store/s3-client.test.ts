import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openS3 } from './s3-client.ts';

const answers: [string, RequestListener][] = [
  ['never answers', () => undefined],
  ['stops in the middle of an object', (_request, response) => void response.writeHead(200).write('half')],
];

test.each(answers)('a store that %s is given up', async (_what, answer) => {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const setting = { bucket: 'portal', prefix: '', endpoint, region: 'us-east-1', credentials };
  const { library, client } = await openS3(setting, 20);
  const read = async () => {
    const { Body: body } = await client.send(new library.GetObjectCommand({ Bucket: 'portal', Key: 'a' }));
    return body?.transformToByteArray();
  };
  await expect(read()).rejects.toThrow('timed out after 20 ms of inactivity');
});
