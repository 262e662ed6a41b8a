/** Starts the background work of the server, in Node only. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('@/lib/app/jobs')).startJobs();
  (await import('@/lib/travel/travel-queue')).startTravel();
  if (process.env.NODE_ENV === 'development') (await import('@/lib/data/changed-rules')).watchRules();
}
