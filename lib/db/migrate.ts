import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as leads } from './migrations/0001-leads.ts';
import { up as uploads } from './migrations/0002-uploads.ts';
import { up as visits } from './migrations/0003-visits.ts';
import { up as subscriptions } from './migrations/0004-subscriptions.ts';
import { up as accounts } from './migrations/0005-accounts.ts';
import { up as audience } from './migrations/0006-audience.ts';
import { up as ownerRecords } from './migrations/0007-owner-records.ts';
import { up as reports } from './migrations/0008-reports.ts';
import { up as holds } from './migrations/0009-holds.ts';
import { up as audienceNetworks } from './migrations/0010-audience-networks.ts';

/** In the order in which they run; one that has run anywhere is never changed. */
const migrations: Record<string, Migration> = {
  '0001-leads': { up: leads },
  '0002-uploads': { up: uploads },
  '0003-visits': { up: visits },
  '0004-subscriptions': { up: subscriptions },
  '0005-accounts': { up: accounts },
  '0006-audience': { up: audience },
  '0007-owner-records': { up: ownerRecords },
  '0008-reports': { up: reports },
  '0009-holds': { up: holds },
  '0010-audience-networks': { up: audienceNetworks },
};

/** Runs the migrations that a database lacks; of several instances that start at once one does it and the others wait. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
