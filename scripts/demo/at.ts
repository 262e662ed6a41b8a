/**
 * Does some work as if it were another moment (ms since epoch): what the site stores of it bears that time. All that runs meanwhile
 * shares the clock.
 */
export async function at<Result>(moment: number, work: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  Date.now = () => moment;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}
