import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createGateway, type GatewayOptions } from '../../src/create-gateway.ts';

/** A gateway on a store, closed with the test. Its API says which address it was asked for. */
export const gatewayOn = (storeDir: string, options: Partial<GatewayOptions> = {}): FastifyInstance => {
  const app = createGateway({
    storeDir,
    environment: 'production',
    publicUrl: 'http://127.0.0.1:8080',
    logLevel: 'silent',
    api: { handle: (request, response) => response.end(`api ${request.method} ${request.url}`) },
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
};
