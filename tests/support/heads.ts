import { type APIRequestContext, expect } from '@playwright/test';
import { everyPage } from './templates';

const tags = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g;

/** What every kind of page tells browsers and search engines about itself, in Dutch; fails where one has no title. */
export async function headsOf(request: APIRequestContext): Promise<Record<string, string[]>> {
  const heads: Record<string, string[]> = {};
  for (const [name, address] of everyPage('nl')) {
    const head = [...new Set((await (await request.get(address)).text()).match(tags))].sort();
    expect(head, name).toContainEqual(expect.stringMatching(/^<title>\S/));
    heads[name] = head;
  }
  return heads;
}
