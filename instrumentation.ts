/** Starts the background work of the server, in Node only. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/data/live-data')).startData();
  (await import('@/lib/preview/link')).startPreviews();
  (await import('@/lib/mail/start')).startMail();
  (await import('@/lib/audience/view-buffer')).startAudience();
  (await import('@/lib/owner-reports/send-reports')).startReports();
  (await import('@/lib/alerts/send-alerts')).startAlerts();
  (await import('@/lib/retention')).startRetention();
  (await import('@/lib/visits/start')).startWaitingLists();
}
