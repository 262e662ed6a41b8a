import { secondMs } from '../day.ts';
import { canStore } from '../db/database.ts';
import { addressOf, isWithin } from '../requests/client-address.ts';
import type { Fault } from './issues.ts';
import { dataState } from './store.ts';

/** What /api/health/ answers. */
interface Health {
  status: 'ok' | 'data refused' | 'forms cannot be stored';
  data: {
    /** When the data in force came into force: ISO 8601. */
    since: string;
    homes: number;
    /** Why the folder as it is now is not in force; strangers are told how many faults, since what was found may be a draft. */
    faults: readonly Fault[] | number;
  };
}

/** This machine and the networks that nobody on the internet has (RFC 1122, 1918, 4193). */
const inside = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7'];

/** Asked of the database once in that time, however many watch. */
const freshFor = 2 * secondMs;
let known: { at: number; stores: Promise<boolean> } | undefined;

function storesForms(): Promise<boolean> {
  if (!known || Date.now() - known.at > freshFor) known = { at: Date.now(), stores: canStore() };
  return known.stores;
}

/** How the site is, for whoever watches over it; 503 while forms cannot be stored. */
export async function healthAnswer(headers: Pick<Headers, 'get'>): Promise<Response> {
  const { snapshot, since, faults } = dataState();
  const stores = await storesForms();
  const health: Health = {
    status: stores ? (faults.length > 0 ? 'data refused' : 'ok') : 'forms cannot be stored',
    data: {
      since: since.toISOString(),
      homes: snapshot.catalogue.properties.size,
      faults: isWithin(addressOf(headers), inside) ? faults : faults.length,
    },
  };
  return Response.json(health, { status: stores ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
