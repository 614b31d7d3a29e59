import type { FastifyInstance } from 'fastify';

/** The type of a piece of a resumable upload. */
export const UPLOAD_TYPE = 'application/offset+octet-stream';

/** JSON only, plus the two types that browsers use for reports; text would pass by every schema. */
export const addBodyParsers = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  // Left in the socket for the handler, which streams it.
  app.addContentTypeParser(UPLOAD_TYPE, (_request, _payload, done) => done(null, undefined));
  app.addContentTypeParser(
    ['application/json', 'application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (request, body: string, done) => {
      // Clients send their content type with every call, also with one that has no body.
      if (body === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
};
