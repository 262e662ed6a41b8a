import { finishTry, leaseMails, nextDue } from '../../lib/db/outbox.ts';
import { minuteMs } from '../../lib/duration.ts';
import { at } from './at.ts';

const worker = 'demo';

/** Notes each mail that is due by a moment (ms since epoch) as sent when it was due. None of them leaves. */
export async function sendNothing(until: number): Promise<void> {
  for (let due = await nextDue(); due !== null && due <= until; due = await nextDue())
    await at(due, async () => {
      for (const { id } of await leaseMails(worker, 100, minuteMs)) await finishTry(worker, id, { sent: true });
    });
}
