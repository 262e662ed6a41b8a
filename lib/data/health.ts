import { isReachable } from '../db/reachable.ts';
import { isWithin } from '../requests/networks.ts';
import { addressOf } from '../requests/visitor-address.ts';
import type { Fault } from './fault.ts';
import { dataState } from './store.ts';

/** What /api/health/ answers. */
interface Health {
  status: 'ok' | 'data refused' | 'database down';
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

/** How the site is, for whoever watches over it; 503 where forms would be lost. */
export async function healthAnswer(headers: Pick<Headers, 'get'>): Promise<Response> {
  const { snapshot, since, faults } = dataState();
  const reachable = await isReachable();
  const health: Health = {
    status: reachable ? (faults.length > 0 ? 'data refused' : 'ok') : 'database down',
    data: {
      since: since.toISOString(),
      homes: snapshot.catalogue.properties.size,
      faults: isWithin(addressOf(headers), inside) ? faults : faults.length,
    },
  };
  return Response.json(health, { status: reachable ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
