import type { FastifyInstance } from 'fastify';

/** JSON only, plus the two types that browsers use for reports; text would pass by every schema. */
export const addBodyParsers = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    parseJson,
  );
};
