import 'server-only';
import { minuteMs } from '../base/day.ts';
import { publishedData } from '../data/store.ts';
import { offerFreePlaces } from './change-visit.ts';
import { keepReminders } from './reminders.ts';

/** Looks after waiting lists and reminders once a minute, beside the pages. */
export function startWaitingLists(): void {
  const attempt = (what: string, work: Promise<void>) =>
    work.catch((error: unknown) => console.error(`The ${what} could not be looked after:`, error));
  setInterval(() => {
    const data = publishedData();
    void attempt('waiting lists', offerFreePlaces(data));
    void attempt('reminders', keepReminders(data));
  }, minuteMs).unref();
}
