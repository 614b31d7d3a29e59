import type { FastifyInstance } from 'fastify';
import { invalidField } from '../http/problem.ts';

/** The type of a piece of a resumable upload. */
export const UPLOAD_TYPE = 'application/offset+octet-stream';

/** A URL-encoded form, which only operations that say so take. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** One value to a name: a name that is there twice is refused as RFC 6749 asks. */
const parseForm = (body: string): Record<string, string> => {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (values.has(name)) throw invalidField(name, 'not_allowed');
    values.set(name, value);
  }
  return Object.fromEntries(values);
};

/** JSON, a form where it is declared, plus the two types that browsers use for reports; text would pass by every schema. */
export const addBodyParsers = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body: string, done) => {
      try {
        done(null, body === '' ? undefined : parseForm(body));
      } catch (error) {
        done(error as Error); // only `problem` throws in there
      }
    },
  );
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
