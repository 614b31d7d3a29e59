import type { ErrorBody, ErrorCode, FieldError } from '@portal/contracts';
import type { FactorMethod } from '@portal/contracts/access/roles';
import { i18n } from '../i18n/i18n.ts';

/** What the browser itself found wrong, beside the codes of the API. */
export type ClientErrorCode = 'offline' | 'timeout' | 'bad_response';

/** What a sign-in still asks for after the password. */
export interface SecondStep {
  mfaToken: string;
  /** What would finish it, the strongest first; a mailed code always may. */
  methods: readonly FactorMethod[];
  /** What is asked for, at first by the server's choice. */
  method: FactorMethod;
  /** Whether this browser may be spared the second step from now on. */
  mayTrust: boolean;
}

export interface ApiErrorFacts {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ErrorCode | ClientErrorCode;
  /** The server's `message`, or a text of the client. */
  message: string;
  /** The server's `error_description`; empty when it sent none. */
  description?: string | undefined;
  fields?: FieldError[] | undefined;
  requestId?: string | undefined;
  secondStep?: SecondStep | undefined;
  /** The access token that the request carried. */
  sentToken?: string | null | undefined;
}

/** The one error of every call, also for no connection, a timeout and an answer that is not ours. */
export class ApiError extends Error {
  // Declared only: the constructor makes each, and every page loads what is said here.
  declare readonly status: number;
  declare readonly code: ErrorCode | ClientErrorCode;
  declare readonly description: string;
  declare readonly fields: FieldError[];
  declare readonly requestId: string | undefined;
  declare readonly secondStep: SecondStep | undefined;
  declare readonly sentToken: string | null;

  constructor(facts: ApiErrorFacts) {
    super(facts.message);
    this.name = 'ApiError';
    this.status = facts.status;
    this.code = facts.code;
    this.description = facts.description ?? '';
    this.fields = facts.fields ?? [];
    this.requestId = facts.requestId;
    this.secondStep = facts.secondStep;
    this.sentToken = facts.sentToken ?? null;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Whether the same call may succeed a little later: no connection, or a server that is busy, down or restarting. */
export const isPassing = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Whether the API itself wrote this error: not the browser, nor a proxy or gateway in front of the API. */
export const isAnswerOfApi = (error: unknown): error is ApiError =>
  isApiError(error) && error.status !== 0 && error.code !== 'bad_response';

/** Whether the API refused the token. No connection, a timeout, a 5xx or a gateway's own 401 say nothing about it. */
export const isTokenRefused = (error: unknown): error is ApiError =>
  isAnswerOfApi(error) && error.status === 401;

/** Whether a session ended by itself, as the API words it. */
export const isTokenExpired = (error: unknown): boolean =>
  isTokenRefused(error) &&
  (error.code === 'token_expired' || errorText(error).includes('Access token expired'));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a person is shown: the server's description, else its message, else the client's text. */
export const errorText = (error: unknown): string => {
  const description = isApiError(error) && error.description !== '' ? error.description : messageOf(error);
  return description || i18n.t('platform:errors.bad_response');
};

/** Whether a parsed body has the shape of the API's errors. */
export const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'string' &&
  (!('fields' in body) || body.fields === undefined || Array.isArray(body.fields));

/** `message` stands in where the server gave no description; status, code and fields stay. */
export const rethrowAs = async <T>(work: Promise<T>, message: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!isApiError(error)) throw new Error(message, { cause: error });
    throw new ApiError({ ...error, message, description: error.description });
  }
};
