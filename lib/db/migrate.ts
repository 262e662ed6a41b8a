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
import { up as shortlists } from './migrations/0011-shortlists.ts';
import { up as office } from './migrations/0012-office.ts';
import { up as absences } from './migrations/0013-absences.ts';
import { up as people } from './migrations/0015-people.ts';
import { up as leadHandling } from './migrations/0016-leads.ts';
import { up as matching } from './migrations/0017-matching.ts';
import { up as today } from './migrations/0018-today.ts';
import { up as dataChanges } from './migrations/0019-data-changes.ts';
import { up as workingCopies } from './migrations/0020-working-copies.ts';
import { up as figures } from './migrations/0022-figures.ts';
import { up as unreadTexts } from './migrations/0022-unread-texts.ts';
import { up as importRuns } from './migrations/0023-import-runs.ts';
import { up as auditSubjects } from './migrations/0024-audit-subjects.ts';
import { up as shortlistPeople } from './migrations/0025-shortlist-people.ts';
import { up as personalCopies } from './migrations/0026-personal-copies.ts';

/**
 * In the order of execution; a migration that has run anywhere must never be changed or renamed, since databases store its name. Two have
 * the number 0022, 0014 and 0021 are not used: a new one takes the number after the highest.
 */
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
  '0011-shortlists': { up: shortlists },
  '0012-office': { up: office },
  '0013-absences': { up: absences },
  '0015-people': { up: people },
  '0016-leads': { up: leadHandling },
  '0017-matching': { up: matching },
  '0018-today': { up: today },
  '0019-data-changes': { up: dataChanges },
  '0020-working-copies': { up: workingCopies },
  '0022-figures': { up: figures },
  '0022-unread-texts': { up: unreadTexts },
  '0023-import-runs': { up: importRuns },
  '0024-audit-subjects': { up: auditSubjects },
  '0025-shortlist-people': { up: shortlistPeople },
  '0026-personal-copies': { up: personalCopies },
};

/** Runs the missing migrations; if several instances start at the same time, one does it and the others wait. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
