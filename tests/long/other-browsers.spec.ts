import { randomInt } from 'node:crypto';
import { thanksHref } from '@/lib/forms/form-pages';
import { addressOfForm, somebody } from '../support/forms';
import { mailsTo } from '../support/mailbox';
import { isInstalled, type OtherBrowser, startBrowser } from '../support/other-browsers';
import { sample } from '../support/sample-site';
import { expect, test } from '../support/site-test';

const within = { timeout: 15_000 };

/** Visitor actions by script, since these drivers have no common way to type. */
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const type = (selector: string, value: string) => {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`no ${selector}`);
  input.focus();
  // React overrides the property of the element, so the prototype's setter is needed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const exists = (selector: string) => document.querySelector(selector) !== null;
const place = () => location.pathname + location.search;
/** The scripts come at the first touch. */
const hydrated = () => {
  dispatchEvent(new Event('pointerdown'));
  return Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
};

const browsers = (['firefox', 'webkit'] as const).filter((name) => isInstalled[name]);

// One after the other: they are driven at one port.
test.describe.configure({ mode: 'default' });

for (const name of browsers)
  test.describe(`in ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let browser: OtherBrowser;
    let url = '';
    test.beforeAll(async ({ site }) => {
      url = site.url;
      browser = await startBrowser[name]();
    });
    test.afterAll(() => browser?.close());

    const open = async (address: string) => {
      await browser.open(url + address);
      await expect.poll(() => browser.run(hydrated), within).toBe(true);
    };
    const arrivesAt = (address: string | RegExp) =>
      expect
        .poll(() => browser.run(place), within)
        .toMatch(typeof address === 'string' ? RegExp(`^${address}$`) : address);
    const sees = (selector: string) => expect.poll(() => browser.run(exists, selector), within).toBe(true);

    test('the search line suggests and leads to a list', async () => {
      await open('/nl/');
      await browser.run(type, 'input[name=q]', 'zonhoven');
      await sees('[role=option]');
      await browser.run(click, '[role=option]');
      await arrivesAt('/nl/te-koop/zonhoven/');
    });

    test('a list is filtered, and a home opened and saved', async () => {
      await open('/nl/te-koop/');
      await browser.run(click, 'input[name=city][value="Hasselt|3500"]');
      await arrivesAt('/nl/te-koop/hasselt/');
      await browser.run(click, 'article h2 a');
      await arrivesAt(/\/\d+\/$/);
      await expect.poll(() => browser.run(hydrated), within).toBe(true);
      await sees('[data-keep="favourites"]');
      await browser.run(click, '[data-keep="favourites"]');
      await sees('[data-keep="favourites"][aria-pressed="true"]');
    });

    test('the pictures of a home open in the lightbox', async () => {
      await open('/nl/property/5801/');
      await browser.run(click, '[data-picture]');
      await sees('[role=dialog] img');
    });

    test('the map of a list shows its homes, or its list where nothing can be drawn', async () => {
      await open('/nl/te-koop/hasselt/?view=map');
      const inFrame = () => {
        const frame = document.querySelector('iframe')?.contentDocument;
        return Boolean(frame?.querySelector('[data-marker], a[href]'));
      };
      await expect.poll(() => browser.run(inFrame), { timeout: 30_000 }).toBe(true);
    });

    test('a form is sent', async () => {
      const { lastName, email } = somebody();
      await open(addressOfForm('site-contact', 'nl'));
      for (const [field, value] of Object.entries({
        firstName: 'Noor',
        lastName,
        email,
        remark: `Vraag ${randomInt(9)}`,
      }))
        await browser.run(type, `#${field}`, value);
      await browser.run(click, '#privacy');
      await browser.run(click, '[data-part="form-submit"]');
      await expect.poll(() => browser.run(place), { timeout: 30_000 }).toBe(thanksHref('site-contact', 'nl', sample));
      expect(await mailsTo(email)).toHaveLength(1);
    });
  });
