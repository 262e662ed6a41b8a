import type { OwnedHome } from './owned-home.ts';
import type { Account } from './session.ts';

/** The homes that an account may see; none while the site knows no accounts. */
export const ownedHomes = async (_account: Account): Promise<OwnedHome[]> => [];
