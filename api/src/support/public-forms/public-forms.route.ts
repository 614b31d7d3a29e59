import { getFormToken } from '@portal/contracts/kernel/form-token';
import { FORM_TOKEN_SECONDS, newFormToken } from '../../kernel/http/form-token.ts';
import type { Limit } from '../../kernel/http/limiter.ts';
import { publicRoute, type Route } from '../../kernel/server/route.ts';

const perNetwork: Limit = { name: 'form-token', max: 600, seconds: 3600, by: 'ip' };

export const publicFormRoutes: Route[] = [
  publicRoute(
    getFormToken,
    async ({ deps, meta, reply }) => {
      reply.header('cache-control', 'no-store');
      const token = newFormToken(deps.secrets.codes, meta.ip);
      return { data: { token, expiresIn: FORM_TOKEN_SECONDS }, message: '' };
    },
    { limits: [perNetwork] },
  ),
];
