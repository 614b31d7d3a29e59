/** The command line was not understood; the help text follows the message. */
export class UsageError extends Error {
  override name = 'UsageError';
}
