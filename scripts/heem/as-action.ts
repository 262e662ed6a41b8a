import { UsageError } from './command.ts';

/** Runs an action of the office; what it refuses becomes a message. */
export async function asAction<T>(act: () => Promise<T>, reasons: Record<string, string>): Promise<T> {
  const { Refusal } = await import('../../lib/office/action.ts');
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The first field that is wrong says more than that something is.
    const key = Object.values(error.state.fields ?? {})[0] ?? error.state.error ?? '';
    throw new UsageError(reasons[key] ?? key);
  }
}
