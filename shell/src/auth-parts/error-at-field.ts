import { ApiError, errorText, isApiError } from '@portal/platform';

/** An error of one kind told at the field where it is put right; any other error as it is. */
export const errorAtField = (error: unknown, code: string, field: string): unknown => {
  if (!isApiError(error) || error.code !== code) return error;
  return new ApiError({
    ...error,
    message: error.message,
    fields: [{ field, code, message: errorText(error) }],
  });
};
