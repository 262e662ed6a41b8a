import { UsageError } from './command.ts';

// Staff commands that do what the office does run its functions, imported on demand: rendering mails takes long to load.

/** The name of a staff command in the log. */
export const actor = { id: null, name: 'npm run heem' };

const reasons: Record<string, string> = {
  isClient: 'this address has an account as a client: take another one',
  addressOfStaff: 'this address has an account as a member of staff: take another one',
  unknownPerson: '--broker is an id of data/team.json',
  unknownHome: 'there is no property with this number',
  lastOwner: 'at least one owner of the agency must stay',
  gone: 'there is no such account',
};

/** Runs a function of the office; what it refuses becomes a message. */
export async function asAction<T>(act: () => Promise<T>): Promise<T> {
  const { Refusal } = await import('../../lib/office/action.ts');
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fields = {}, error: said } = error.state;
    const key = Object.values(fields)[0] ?? said ?? '';
    throw new UsageError(reasons[key] ?? key);
  }
}
