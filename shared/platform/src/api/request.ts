import type { Call, ErrorBody, Wire } from '@portal/contracts';
import { i18n } from '../i18n/i18n.ts';
import { deviceTimeZone } from '../i18n/time-zone.ts';
import { ApiError, type ClientErrorCode, isErrorBody, type SecondStep } from './api-error.ts';
import { forgetEarlyRequests, takeEarlyAnswer } from './early-requests.ts';
import { firstAbort } from './first-abort.ts';
import { noteSessionExtended } from './session-extension.ts';
import { readToken } from './token-store.ts';
import { isUserIdle } from './user-activity.ts';
import { noteCall } from './watch-calls.ts';

const BASE = '/api';
const DEFAULT_TIMEOUT_MS = 20_000;

export interface RequestOptions {
  params?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  signal?: AbortSignal | undefined;
  /** Not caused by the person: does not keep the session alive. Assumed while nobody is active. */
  background?: boolean | undefined;
  /** Repeats of the same user action carry the same key. */
  idempotencyKey?: string | undefined;
  /** Further headers of this call, such as what a visitor proves ownership with. */
  headers?: Record<string, string> | undefined;
}

const fillPath = (path: string, params: object): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
};

const searchOf = (query: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** The address of a call, such as `/api/fund/7?page=2`. Empty query values are left out. */
export const addressOf = (call: Pick<Call, 'path'>, { params = {}, query = {} }: RequestOptions): string =>
  `${BASE}${fillPath(call.path, params)}${searchOf(query)}`;

const isBackground = ({ background }: RequestOptions) => background ?? isUserIdle();

/** The headers that every request carries, beside its content type. */
export const commonHeaders = (token: string | null, options: RequestOptions): Record<string, string> => ({
  'Timezone-Val': deviceTimeZone(),
  'Accept-Language': i18n.language,
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  ...(isBackground(options) && { 'X-Background': '1' }),
  ...(options.idempotencyKey !== undefined && { 'Idempotency-Key': options.idempotencyKey }),
  ...options.headers,
});

export const clientError = (code: ClientErrorCode, sentToken: string | null, status = 0): ApiError =>
  new ApiError({ status, code, message: i18n.t(`platform:errors.${code}`), sentToken });

const secondStepIn = ({ mfa_token: mfaToken, ...body }: ErrorBody): SecondStep | undefined =>
  mfaToken === undefined
    ? undefined
    : {
        mfaToken,
        methods: body.mfa_methods ?? ['EMAIL'],
        method: body.mfa_method ?? 'EMAIL',
        mayTrust: body.mfa_may_trust ?? false,
      };

/** The error that an answer stands for, whether or not the API itself wrote it. */
export const errorFrom = (status: number, text: string, sentToken: string | null): ApiError => {
  const body = parse(text);
  if (!isErrorBody(body)) return clientError('bad_response', sentToken, status);
  return new ApiError({
    status,
    code: body.error,
    message: body.message ?? '',
    description: body.error_description,
    fields: body.fields,
    requestId: body.requestId,
    secondStep: secondStepIn(body),
    sentToken,
  });
};

export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends one call and returns what `read` makes of the answer of a 2xx.
 * @throws ApiError on every other outcome, and the signal's own reason when the caller aborted
 */
export const send = async <T>(
  call: Call<Wire>,
  options: RequestOptions,
  accept: string,
  read: (response: Response, token: string | null) => Promise<T>,
): Promise<T> => {
  const token = readToken();
  const timeout = AbortSignal.timeout(call.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = options.signal ? firstAbort(options.signal, timeout) : timeout;
  const address = addressOf(call, options);
  if (call.method !== 'GET') forgetEarlyRequests();
  const ask = () =>
    fetch(new URL(address, location.origin), {
      method: call.method,
      headers: {
        Accept: accept,
        ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
        ...commonHeaders(token, options),
      },
      credentials: 'include',
      signal,
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
  try {
    const asked = takeEarlyAnswer(address, token, i18n.language)?.catch(ask);
    const response = await (asked ?? ask()).catch((error: unknown) => {
      if (!options.signal?.aborted) noteCall(call.id, false);
      throw error;
    });
    noteCall(call.id, response.status < 500);
    if (!response.ok) throw errorFrom(response.status, await response.text(), token);
    if (token !== null && !isBackground(options)) noteSessionExtended();
    return await read(response, token);
  } catch (error) {
    throw networkError(error, options.signal, timeout, token);
  }
};

/** Tells an abort by the caller from a timeout and from no connection. */
export const networkError = (
  error: unknown,
  byCaller: AbortSignal | undefined,
  timeout: AbortSignal,
  token: string | null,
): unknown => {
  if (error instanceof ApiError) return error;
  if (byCaller?.aborted) return byCaller.reason;
  return clientError(timeout.aborted ? 'timeout' : 'offline', token);
};
