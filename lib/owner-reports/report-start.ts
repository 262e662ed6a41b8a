import 'server-only';
import { publishedData } from '../data/store.ts';
import { minuteMs } from '../day.ts';
import { ownSources } from './own-sources.ts';
import { tellReports } from './tell-reports.ts';

/** In ms: how soon after eight o'clock, or after the site came up again, the reports are written. */
const poll = 10 * minuteMs;

/** Writes the owners' monthly reports beside the pages. */
export function startReports(sources = ownSources(publishedData)): void {
  const run = () =>
    tellReports(sources, publishedData()).catch((error: unknown) =>
      console.error('The reports could not be told:', error),
    );
  setInterval(run, poll).unref();
  void run();
}
