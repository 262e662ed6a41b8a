/** Starts the background work of the server, in Node only. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/data/live-data')).startData();
  if (process.env.NODE_ENV === 'development') (await import('@/lib/data/changed-rules')).watchRules();
  (await import('@/lib/data/preview-link')).startPreviews();
  (await import('@/lib/mail/start')).startMail();
  (await import('@/lib/audience/view-buffer')).startAudience();
  (await import('@/lib/owners/send-reports')).startReports();
  (await import('@/lib/subscriptions/send-alerts')).startAlerts();
  (await import('@/lib/app/retention')).startRetention();
  (await import('@/lib/visits/start')).startWaitingLists();
}
