import { ApiError, errorText, isApiError } from '@portal/platform';

/** For `catch`: an error with this code as an error of a field, where it is corrected; any other error unchanged. */
export const errorAtField =
  (code: string, field: string) =>
  (error: unknown): never => {
    if (!isApiError(error) || error.code !== code) throw error;
    throw new ApiError({
      ...error,
      message: error.message,
      fields: [{ field, code, message: errorText(error) }],
    });
  };
