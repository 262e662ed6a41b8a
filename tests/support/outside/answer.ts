import type { Page } from '@playwright/test';

/** Answers for other hosts, without a network; returns the addresses requested so far. */
export async function answerFor(page: Page, answers: Record<string, object | string>): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    asked.push(host + pathname);
    const answer = answers[host + pathname] ?? answers[host] ?? '';
    await route.fulfill({
      contentType: typeof answer === 'string' ? 'text/html' : 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: typeof answer === 'string' ? answer : JSON.stringify(answer),
    });
  });
  return asked;
}
