import 'server-only';
import { countsJob } from '../audience/view-buffer.ts';
import { hourMs, minuteMs, secondMs } from '../base/day.ts';
import { beforeShutdown } from '../base/graceful-shutdown.ts';
import { startData } from '../data/live-data.ts';
import { startPreviews } from '../data/preview-link.ts';
import { publishedData } from '../data/store.ts';
import { type Job, type JobName, startJob } from '../jobs/job.ts';
import { ownTransport } from '../mail/transport.ts';
import { defaultSettings, mailJob } from '../mail/worker.ts';
import { ownSources } from '../owners/report-sources.ts';
import { sendDueReports } from '../owners/send-reports.ts';
import { alertLeaseMs, sendAllDueAlerts } from '../subscriptions/send-alerts.ts';
import { offerFreePlaces } from '../visits/change-visit.ts';
import { updateReminders } from '../visits/reminders.ts';
import { deleteOldData } from './retention.ts';

/** Reads the data and starts all background work of the site. Only mails and alerts lease their rows: the other jobs are idempotent. */
export function startJobs(): void {
  const { job: data } = startData();
  startPreviews();
  const jobs: Record<JobName, Job> = {
    data,
    mails: mailJob(ownTransport(defaultSettings.parallel)),
    counts: countsJob,
    // Woken as well when a search is confirmed or changed, and when the data change.
    alerts: {
      everyMs: 30 * secondMs,
      leaseMs: alertLeaseMs,
      isAtStart: true,
      run: () => sendAllDueAlerts(publishedData),
    },
    // Reports are written at most ten minutes after eight o'clock, or after the site has started again.
    reports: {
      everyMs: 10 * minuteMs,
      leaseMs: null,
      isAtStart: true,
      run: () => sendDueReports(ownSources(publishedData), publishedData()),
    },
    retention: { everyMs: hourMs, leaseMs: null, isAtStart: true, run: () => deleteOldData(publishedData()) },
    waitingLists: { everyMs: minuteMs, leaseMs: null, run: () => offerFreePlaces(publishedData()) },
    reminders: { everyMs: minuteMs, leaseMs: null, run: () => updateReminders(publishedData()) },
  };
  for (const [name, job] of Object.entries(jobs) as [JobName, Job][]) beforeShutdown(startJob(name, job).stop);
}
