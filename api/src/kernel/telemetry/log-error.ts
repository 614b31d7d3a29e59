import { pino } from 'pino';

/**
 * An error without the objects attached to it: a driver attaches its whole connection, keys included. Nor what the
 * database says of a row: that names addresses and other values.
 */
export const logError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, aggregateErrors, detail: _, ...facts } = pino.stdSerializers.err(error);
  const plain = Object.entries(facts).filter(([, value]) => Object(value) !== value);
  const parts = aggregateErrors?.map((part: { message: string }) => part.message);
  return { type, message, stack, ...(parts ? { parts } : {}), ...Object.fromEntries(plain) };
};
