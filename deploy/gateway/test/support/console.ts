import { addManager } from '@portal/release/console/managers';
import { pin } from '@portal/release/releases/change-release';
import { promote } from '@portal/release/releases/promote';
import { addBuild, change, storeWith } from '@portal/release/test/store';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { gatewayOn } from './gateway.ts';

export const second = '1.1.0-bbbbbbbb';
export const api = '/releases/console/api';
export const inStaging = (store: string) => ({ ...change(store), environment: 'staging' });

/** Staging is one build of review ahead of production. */
export const twoEnvironments = async (): Promise<string> => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  await promote(inStaging(store), 'production', true);
  addBuild(store, {
    app: 'review',
    version: second,
    manifest: { routes: [{ path: '/review/*' }, { path: '/desk' }] },
  });
  await pin(inStaging(store), { review: second });
  return store;
};

export const signIn = async (app: FastifyInstance, token: string): Promise<{ cookie: string }> => {
  const reply = await app.inject({ method: 'POST', url: `${api}/session`, payload: { token } });
  expect(reply.statusCode).toBe(200);
  return { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
};

export const asManager = async (role: 'manager' | 'reader' = 'manager') => {
  const store = await twoEnvironments();
  const token = await addManager(store, 'Naledi Khumalo', role);
  const app = gatewayOn(store);
  const headers = await signIn(app, token);
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `${api}/environments/${path}`, headers, payload });
  return { store, token, app, headers, post };
};
