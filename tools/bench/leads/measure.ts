import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { db } from '../../../lib/db/database.ts';
import { storeLead } from '../../../lib/db/leads.ts';
import { smtpTransport } from '../../../lib/mail/transport.ts';
import { startWorker, usualSettings } from '../../../lib/mail/worker.ts';
import { samples } from '../../mails/samples.ts';
import { quantilesOf } from '../../support/quantiles.ts';
import { startSmtpSink } from './smtp-sink.ts';

const [toAgency, toVisitor] = Object.values(samples);

/** A submission with a mail to the agency and one to the visitor, as forms make it. */
function submit(key: string) {
  if (!toAgency || !toVisitor) throw new Error('two sample mails are needed');
  const lead = { form: 'bench', locale: 'nl', name: 'An Peeters', email: 'an@visitor.example', source: {} } as const;
  const mails = [toAgency, toVisitor].map((mail) => ({ ...mail, headers: { 'X-Submission': key } }));
  return storeLead({ ...lead, key, fields: { remark: 'x'.repeat(300) } }, mails);
}

/** Submissions stored per second by 16 visitors at once; nothing is delivered meanwhile. */
export async function measureStoring(seconds: number): Promise<number> {
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
export async function measureDelivery(perSecond: number, seconds: number) {
  const started = new Map<string, number>();
  const times: number[] = [];
  const smtp = await startSmtpSink((key) => times.push(performance.now() - (started.get(key) ?? Number.NaN)));
  const worker = startWorker(smtpTransport(smtp.url, usualSettings.parallel));
  globalThis.heemWakeOutbox = worker.wake;
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
