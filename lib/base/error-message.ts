/** Returns the message of an error, for a log or a terminal; for a failed connection to several addresses, the first message. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
