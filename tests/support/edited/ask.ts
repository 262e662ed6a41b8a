import { type APIRequestContext, expect } from '@playwright/test';

/** How long a change may take on a busy test machine, which is no measure: `npm run soak` measures. */
export const patience = { timeout: 20_000 };

export const textOf = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address)).text();

export const statusOf = async (request: APIRequestContext, address: string): Promise<number> =>
  (await request.get(address, { maxRedirects: 0 })).status();

/** What the site says is wrong with its data. */
export const issuesOf = async (request: APIRequestContext): Promise<unknown[]> =>
  ((await (await request.get('/api/health/')).json()) as { data: { faults: unknown[] } }).data.faults;

/** Waits until nothing is. */
export const sound = (request: APIRequestContext): Promise<void> =>
  expect.poll(() => issuesOf(request), patience).toEqual([]);
