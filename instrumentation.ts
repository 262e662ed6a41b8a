/** Before the first request: the data are read and checked, and a server whose data are at fault does not come up. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { snapshot } = await import('@/lib/data/store');
  try {
    snapshot();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
