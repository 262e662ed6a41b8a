import { secondMs } from '../day.ts';
import { canStore } from '../db/database.ts';
import { env } from '../env.ts';
import { pictureWork } from '../media/picture-queue.ts';
import { processState } from '../process-state.ts';
import { addressOf, isWithin } from '../requests/client-address.ts';
import type { DataIssue } from './issues.ts';
import { dataState } from './store.ts';

/** The body of /api/health/. */
interface Health {
  status: 'ok' | 'data refused' | 'forms cannot be stored';
  data: {
    /** When the active data were loaded: ISO 8601. */
    since: string;
    homes: number;
    /** Why the folder as it is now is not active; visitors from outside get the number alone, since a value may be from a draft. */
    faults: readonly DataIssue[] | number;
    /** How many pictures are being made; pages leave each out until its small sizes are there. */
    picturesWaiting: number;
    /** Whether the last change of the office is in git (DATA_GIT), and why not. */
    git?: string;
  };
}

/** This machine and private networks (RFC 1122, 1918, 4193). */
const inside = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7'];

/** The database is asked once in that time (ms), however many monitors ask. */
const cacheMs = 2 * secondMs;
let known: { at: number; stores: Promise<boolean> } | undefined;

function isStoring(): Promise<boolean> {
  if (!known || Date.now() - known.at > cacheMs) known = { at: Date.now(), stores: canStore() };
  return known.stores;
}

/** The health of the site, for monitoring; 503 while forms cannot be stored. */
export async function healthAnswer(headers: Pick<Headers, 'get'>): Promise<Response> {
  const { snapshot, since, issues } = dataState();
  const { waiting, issues: broken } = pictureWork();
  const faults = [...issues, ...broken];
  const { gitFault } = processState;
  const stores = await isStoring();
  const isInside = isWithin(addressOf(headers), inside);
  const health: Health = {
    status: stores ? (faults.length > 0 ? 'data refused' : 'ok') : 'forms cannot be stored',
    data: {
      since: since.toISOString(),
      homes: snapshot.catalogue.properties.size,
      faults: isInside ? faults : faults.length,
      picturesWaiting: waiting,
      ...(env.dataGit ? { git: gitFault === undefined ? 'ok' : isInside ? gitFault : 'failed' } : {}),
    },
  };
  return Response.json(health, { status: stores ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
