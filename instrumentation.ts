/** Before the first request: the data are read and checked, and a server with data at fault does not come up. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { snapshot } = await import('@/lib/data/store');
  snapshot();
}
