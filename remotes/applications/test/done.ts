/** The envelope of a single result. */
export const done = <T>(data: T) => ({ data, message: '' });
