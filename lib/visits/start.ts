import 'server-only';
import { publishedData } from '../data/store.ts';
import { minuteMs } from '../day.ts';
import { offerFreePlaces } from './change-visit.ts';

/** Looks after the waiting lists once a minute, beside the pages. */
export function startWaitingLists(): void {
  const run = () =>
    offerFreePlaces(publishedData()).catch((error: unknown) =>
      console.error('The waiting lists could not be looked after:', error),
    );
  setInterval(run, minuteMs).unref();
}
