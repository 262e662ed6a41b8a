import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { processState } from '../../lib/base/process-state.ts';
import { db, openDatabase } from '../../lib/db/database.ts';
import { postgresDialect } from '../../lib/db/postgres.ts';
import { sqliteDialect } from '../../lib/db/sqlite.ts';
import { startJob } from '../../lib/jobs/job.ts';
import { storeLead } from '../../lib/leads/store.ts';
import { smtpTransport } from '../../lib/mail/transport.ts';
import { defaultSettings, mailJob } from '../../lib/mail/worker.ts';
import { startPostgres } from '../../scripts/support/postgres.ts';
import { inProject } from '../../scripts/support/project.ts';
import { table } from '../../scripts/support/table.ts';
import { samples } from '../mails/samples.ts';
import { quantilesOf } from '../support/processes.ts';

// npm run bench:leads: how many submissions a second each database stores, and how soon their mails arrive at 20 submissions a second.

/** An SMTP server on a free port that accepts everything and passes the submission of each mail to `onMail`. */
async function startSmtpSink(onMail: (submission: string) => void) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _, done) {
      text(stream).then((message) => {
        done();
        onMail(/^X-Submission: (\S+)/m.exec(message)?.[1] ?? '');
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const [toAgency, toVisitor] = Object.values(samples);

/** Stores a submission with a mail to the agency and one to the visitor, as a form does. */
function submit(key: string) {
  if (!toAgency || !toVisitor) throw new Error('two sample mails are needed');
  const lead = { form: 'bench', locale: 'nl', name: 'An Peeters', email: 'an@visitor.example', source: {} } as const;
  const mails = [toAgency, toVisitor].map((mail) => ({ ...mail, headers: { 'X-Submission': key } }));
  return storeLead({ ...lead, key, fields: { remark: 'x'.repeat(300) } }, mails);
}

/** Submissions stored per second by 16 visitors at once; no mail is delivered meanwhile. */
async function measureStoring(seconds: number): Promise<number> {
  let stored = 0;
  const end = Date.now() + seconds * 1000;
  const visitor = async () => {
    for (; Date.now() < end; stored++) await submit(randomUUID());
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
  await (await db()).deleteFrom('lead').execute();
  return stored / seconds;
}

/** The time from a submission to the arrival of each of its mails, in ms, at a steady rate. */
async function measureDelivery(perSecond: number, seconds: number) {
  const started = new Map<string, number>();
  const times: number[] = [];
  const smtp = await startSmtpSink((key) => times.push(performance.now() - (started.get(key) ?? Number.NaN)));
  const worker = startJob('mails', mailJob(smtpTransport(smtp.url, defaultSettings.parallel)));
  const submissions: Promise<unknown>[] = [];
  for (let i = 0; i < perSecond * seconds; i++) {
    const key = randomUUID();
    started.set(key, performance.now());
    submissions.push(submit(key));
    await pause(1000 / perSecond);
  }
  await Promise.all(submissions);
  while (times.length < 2 * started.size) await pause(50);
  await worker.stop();
  await smtp.close();
  const part = quantilesOf(times);
  return { median: part(0.5), p95: part(0.95), slowest: part(1) };
}

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
  processState.database = Promise.resolve(database);
  const storing = await measureStoring(5);
  const { median, p95, slowest } = await measureDelivery(20, 20);
  missed ||= p95 > aimSeconds * 1000;
  rows.push([name, storing.toFixed(0), ...[median, p95, slowest].map((ms) => `${ms.toFixed(0)} ms`)]);
  await database.destroy();
}
postgres.stop();
rmSync(dir, { recursive: true });

console.log(table(['database', 'submissions/s', 'delivered: half', '95 %', 'all'], rows));
console.log(`Aim at 20 submissions a second: 95 % delivered within ${aimSeconds} s: ${missed ? 'missed' : 'met'}`);
process.exitCode = missed ? 1 : 0;
