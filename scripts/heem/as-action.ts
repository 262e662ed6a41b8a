import { UsageError } from './command.ts';

const reasons: Record<string, string> = {
  isClient: 'this address has an account as a client: take another one',
  addressOfStaff: 'this address has an account as a member of staff: take another one',
  unknownPerson: '--broker is an id of data/team.json',
  unknownHome: 'there is no property with this number',
  lastOwner: 'at least one owner of the agency must stay',
  gone: 'there is no such account',
};

/** Runs an action of the office; what it refuses becomes a message, for which a command may have other words. */
export async function asAction<T>(act: () => Promise<T>, own: Record<string, string> = {}): Promise<T> {
  const { RejectionError } = await import('../../lib/staff/define-action.ts');
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RejectionError)) throw error;
    // The first field that is wrong says more than that something is.
    const key = Object.values(error.state.fields ?? {})[0] ?? error.state.error ?? '';
    throw new UsageError(own[key] ?? reasons[key] ?? key);
  }
}
