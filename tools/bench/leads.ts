import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../lib/db/database.ts';
import { postgresDialect } from '../../lib/db/engine/postgres.ts';
import { sqliteDialect } from '../../lib/db/engine/sqlite.ts';
import { startPostgres } from '../../scripts/support/postgres.ts';
import { inProject } from '../../scripts/support/project.ts';
import { table } from '../../scripts/support/table.ts';
import { measureDelivery, measureStoring } from './leads/measure.ts';

// npm run bench:leads: how many submissions a second each database takes, and how soon their mails arrive at a steady 20 a second.
const aimSeconds = 10;

mkdirSync(inProject('var'), { recursive: true });
const dir = mkdtempSync(inProject('var/bench-leads-'));
const postgres = startPostgres({ safe: true });
const engines = {
  SQLite: () => sqliteDialect(path.join(dir, 'heem.db')),
  PostgreSQL: () => postgresDialect(`${postgres.url}/postgres`),
};

const rows: string[][] = [];
let missed = false;
for (const [name, dialect] of Object.entries(engines)) {
  const database = await openDatabase(dialect());
  globalThis.heemDatabase = Promise.resolve(database);
  const storing = await measureStoring(5);
  const { median, p95, slowest } = await measureDelivery(20, 20);
  missed ||= p95 > aimSeconds * 1000;
  rows.push([name, storing.toFixed(0), ...[median, p95, slowest].map((ms) => `${ms.toFixed(0)} ms`)]);
  await database.destroy();
}
postgres.stop();
rmSync(dir, { recursive: true });

console.log(table(['database', 'submissions/s', 'delivered: half', '95 %', 'all'], rows));
console.log(`Aim at 20 submissions a second: 95 % delivered within ${aimSeconds} s: ${missed ? 'missed' : 'kept'}`);
process.exitCode = missed ? 1 : 0;
