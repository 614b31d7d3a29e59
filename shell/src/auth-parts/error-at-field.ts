import { ApiError, errorText, isApiError } from '@portal/platform';

/** An error with this code as an error of a field, where it is corrected; any other error unchanged. */
export const errorAtField = (error: unknown, code: string, field: string): unknown => {
  if (!isApiError(error) || error.code !== code) return error;
  return new ApiError({
    ...error,
    message: error.message,
    fields: [{ field, code, message: errorText(error) }],
  });
};
