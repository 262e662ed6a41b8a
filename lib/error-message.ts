/** What an error says, for a log or a terminal; of an attempt at several addresses what the first one came to. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
