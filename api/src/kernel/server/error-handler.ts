import {
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  type FieldError,
  type Language,
} from '@portal/contracts';
import { errorMessages } from '@portal/contracts/errors/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway, sqlState } from '../database/failures.ts';
import { codeOf } from '../files/store/file-errors.ts';
import { languageOf } from '../http/language.ts';
import { Problem, type RefusedField } from '../http/problem.ts';
import { fillPlaceholders } from '../messages/fill-placeholders.ts';
import { inEveryLanguage } from '../messages/messages.ts';
import { formatWait } from './format-wait.ts';
import { loggedCaller } from './log-caller.ts';

/** What the global handler of the shell looks for, in every language. */
const fixedDescriptions: Partial<Record<ErrorCode, string>> = { token_expired: 'Access token expired' };

/** As the pages write it: comma thousands, cents only where there are any. */
const written = (limit: string | number | undefined): string =>
  String(limit ?? '')
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const fieldError = (field: RefusedField, language: Language): FieldError => {
  const messages =
    'message' in field
      ? field.message
      : inEveryLanguage((one) =>
          fillPlaceholders(errorMessages[one].fields[field.code], { limit: written(field.limit) }),
        );
  return { field: field.field, code: field.code, message: messages[language], messages };
};

/** The message of a refusal, with the time to wait where that is known. */
const messageOf = ({ code, details: { retryAfter } }: Problem, language: Language): string => {
  const { errors, waits } = errorMessages[language];
  const waiting = new Map<string, string>(Object.entries(waits)).get(code);
  return retryAfter === undefined || waiting === undefined
    ? errors[code]
    : fillPlaceholders(waiting, { wait: formatWait(retryAfter, language) });
};

/** The body of a refusal in the caller's language. */
export const errorBody = (problem: Problem, language: Language, requestId: string): ErrorBody => {
  const message = messageOf(problem, language);
  const { fields, data } = problem.details;
  return {
    ...data,
    error: problem.code,
    error_description: fixedDescriptions[problem.code] ?? message,
    message,
    ...(fields ? { fields: fields.map((field) => fieldError(field, language)) } : {}),
    requestId,
  };
};

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** Busy, shutting down, cut off, out of time: the caller may try again. */
const transientStates = new Set([
  '53300',
  '57014',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '40001',
  '40P01',
  '25P03',
]);
/** No room for a table, an index or what a sort puts aside. */
const DISK_FULL = '53100';
/** How sockets to other servers say that there is none right now. */
const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const RETRY_AFTER = 5;

/** What a caller may read of a failure, whatever it was. */
export const asProblem = (error: FastifyError | Error): Problem => {
  if (error instanceof Problem) return error;
  const state = sqlState(error);
  if (state !== undefined) {
    if (state === DISK_FULL) return new Problem('storage_full', { retryAfter: 60 });
    return transientStates.has(state)
      ? new Problem('unavailable', { retryAfter: RETRY_AFTER })
      : new Problem('internal_error');
  }
  if (error instanceof DatabaseAway || lostConnection.has(codeOf(error))) {
    return new Problem('unavailable', { retryAfter: RETRY_AFTER });
  }
  const known = byFastifyCode[codeOf(error)];
  if (known) return new Problem(known);
  const status = statusOf(error);
  return new Problem(status >= 400 && status < 500 ? 'invalid_request' : 'internal_error');
};

const statusOf = (error: object): number => {
  const status: unknown = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
};

/** The caller hung up in the middle of a body. */
const isBrokenOff = (error: object, { raw }: FastifyRequest): boolean =>
  codeOf(error) === 'ECONNRESET' && !raw.complete && raw.socket?.destroyed;

/** The one error handler: a message by language, a request id, nothing internal. */
export const handleError = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const refusal = isBrokenOff(error, request) ? new Problem('invalid_request') : asProblem(error);
  const { status } = refusal;
  const caller = loggedCaller(request);
  const { raw, routeOptions } = request;
  // A body that was given up unread has no connection any more, by which the address is found.
  const ip = raw.socket ? request.ip : undefined;
  if (status >= 500) request.log.error({ err: error, ...caller }, 'request failed');
  else request.log.info({ code: refusal.code, ip, url: routeOptions?.url, ...caller }, 'refused');
  if (refusal.details.retryAfter !== undefined)
    reply.header('retry-after', String(refusal.details.retryAfter));
  const body = errorBody(refusal, languageOf(request.headers['accept-language']), request.id);
  // A serializer chosen for the success schema must not cut the error short.
  reply
    .code(errorCodes[refusal.code])
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
};
