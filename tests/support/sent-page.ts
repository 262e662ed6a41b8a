import { expect, type Page } from '@playwright/test';

interface SentElement {
  text: string;
  /** Empty if the element has no such attribute. */
  attribute(name: string): string;
}

/**
 * Requests an address without opening it and checks the status; returns the elements of the HTML found by CSS selectors.
 */
export async function sentPage<Name extends string>(
  page: Page,
  address: string,
  selectors: Record<Name, string>,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Record<Name, SentElement[]>> {
  const answer = await page.request.get(address, { headers, maxRedirects: 0 });
  expect(answer.status(), address).toBe(status);
  const found = await page.evaluate(
    ({ html, wanted }) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      return wanted.map(([name, selector]) => [
        name,
        [...sent.querySelectorAll(selector)].map((element) => ({
          text: (element.textContent ?? '').replace(/[ \n\t]+/g, ' ').trim(),
          attributes: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
        })),
      ]) as [string, { text: string; attributes: Record<string, string> }[]][];
    },
    { html: await answer.text(), wanted: Object.entries<string>(selectors) },
  );
  return Object.fromEntries(
    found.map(([name, elements]) => [
      name,
      elements.map(({ text, attributes }) => ({ text, attribute: (name: string) => attributes[name] ?? '' })),
    ]),
  ) as Record<Name, SentElement[]>;
}
