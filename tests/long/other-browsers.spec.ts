import { randomInt } from 'node:crypto';
import { thanksHref } from '@/lib/forms/form-pages';
import { totp } from '@/scripts/support/totp';
import { restore, textOf } from '@/tests/support/edited-data';
import { addressOfForm, somebody } from '@/tests/support/forms';
import { mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { isInstalled, type OtherBrowser, startBrowser } from '@/tests/support/other-browsers';
import { heem, password } from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { expect, test } from '@/tests/support/site-test';

// Staff publish a home on it.
test.use({ siteKind: 'edited' });

const t = wordsIn('nl');
const within = { timeout: 15_000 };
const patiently = { timeout: 30_000 };

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
/** Presses the button of a name; false if there is none. */
const press = (text: string) => {
  const named = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
  named?.click();
  return named !== undefined;
};
const textIn = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const valueIn = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? '';
/** Whether the innermost element with a text is shown; scripts of the page hold words, too. */
const says = (text: string) =>
  [...document.querySelectorAll('body :not(script)')].some(
    (one) =>
      one.textContent.includes(text) &&
      ![...one.children].some((child) => child.textContent.includes(text)) &&
      one.checkVisibility(),
  );
const sidewaysScroll = () => document.documentElement.scrollWidth - innerWidth;
const hiddenHeight = (selector: string) => {
  const field = document.querySelector(selector);
  return field ? field.scrollHeight - field.clientHeight : null;
};
const exists = (selector: string) => document.querySelector(selector) !== null;
const place = () => location.pathname + location.search;
/** The scripts come at the first touch. */
const hydrated = () => {
  dispatchEvent(new Event('pointerdown'));
  return Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
};

const browsers = (['firefox', 'webkit'] as const).filter((name) => isInstalled[name]);

// The browsers run one after the other, since they share a port.
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
    const reads = (text: string) => expect.poll(() => browser.run(says, text), patiently).toBe(true);
    const runs = () => expect.poll(() => browser.run(hydrated), within).toBe(true);
    /** Fills in a form, field by field. */
    const fill = async (values: Record<string, string>) => {
      for (const [selector, value] of Object.entries(values)) {
        await sees(selector);
        await browser.run(type, selector, value);
      }
    };
    /** Presses a button of a page that may be on its way. */
    const presses = async (text: string) => {
      await runs();
      await expect.poll(() => browser.run(press, text), within).toBe(true);
    };

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

    test('typed text is still there in another language', async () => {
      const { lastName } = somebody();
      await open(addressOfForm('site-contact', 'nl'));
      await fill({ '#lastName': lastName, '#remark': 'Is er een berging?' });
      await browser.run(click, '#slots-from10to13');
      await browser.run(click, '[data-languages] a[lang=fr]');
      await arrivesAt(addressOfForm('site-contact', 'fr'));
      await runs();
      expect(await browser.run(valueIn, '#lastName')).toBe(lastName);
      expect(await browser.run(valueIn, '#remark')).toBe('Is er een berging?');
      expect(await browser.run(exists, '#slots-from10to13:checked')).toBe(true);
    });

    test('a moment that is held is still held after the page was loaded again', async () => {
      const visit = addressOfForm('contact-appointment', 'nl');
      await open(visit);
      await browser.run(click, '[data-part=slot]:not(:has(small)) input');
      await reads(t('forms.slots.held', { minutes: sample.content.visits.holdMinutes }));
      const slot = await browser.run(valueIn, '[data-part=slot] input:checked');
      await open(visit);
      await reads(t('forms.slots.held', { minutes: sample.content.visits.holdMinutes }));
      expect(await browser.run(valueIn, '[data-part=slot] input:checked')).toBe(slot);
      expect(await browser.run(exists, '[data-part=slot]:has(:checked) small')).toBe(false);
    });

    test('staff log in, find the lead of a home, and publish the home', async ({ request }) => {
      const visitor = somebody();
      await open(addressOfForm('contact-me', 'nl'));
      await fill({
        '#firstName': 'Noor',
        '#lastName': visitor.lastName,
        '#email': visitor.email,
        '#remark': 'Is de garage apart te koop?',
      });
      await browser.run(click, '#privacy');
      await browser.run(click, '[data-part="form-submit"]');
      await expect.poll(() => browser.run(place), patiently).toBe(thanksHref('contact-me', 'nl', sample));

      const email = `staff-${randomInt(1e9)}@heem.example`;
      const person = ['--email', email, '--name', `Tom Claes ${name}`, '--locale', 'nl', '--role', 'owner'];
      const { pathname, search } = new URL((await heem('staff', 'invite', ...person)).trim().split('\n').at(-1) ?? '');
      await open(pathname + search);
      await fill({ '#newPassword': password, '#newPasswordAgain': password });
      await browser.run(click, '[data-part="form-submit"]');
      await arrivesAt('/nl/office/second-factor/');
      await runs();
      await sees('main input[type=password]');
      await fill({ 'main input[type=password]': password });
      await presses(t('office.factor.begin'));
      await sees('[data-part="factor-key"]');
      const key = (await browser.run(textIn, '[data-part="factor-key"]')).replaceAll(' ', '');
      await fill({ 'main input[name=code]': totp(key) });
      await presses(t('office.factor.confirm'));
      await arrivesAt('/nl/office/');
      await presses(t('office.nav.logOut'));
      await arrivesAt('/nl/office/log-in/');

      await open('/nl/office/leads/');
      await arrivesAt(/^\/nl\/office\/log-in\//);
      await fill({ 'main input[type=email]': email, 'main input[type=password]': password });
      await presses(t('office.logIn.submit'));
      await arrivesAt(/\/office\/code\//);
      await runs();
      // The code of the next half minute, since the present one is used.
      await fill({ 'main input[name=code]': totp(key, 1) });
      await presses(t('office.code.submit'));
      await arrivesAt('/nl/office/leads/');
      await reads(visitor.lastName);

      const [home, reference] = [5896, `NEW-${name}`];
      const address = sample.paths.href({ name: 'property', id: home }, 'nl');
      const status = async () => (await request.get(address)).status();
      await open(`/nl/office/edit/properties/${home}/`);
      // WebKit makes a select as wide as its longest option, and no field of text as high as its text.
      await expect.poll(() => browser.run(sidewaysScroll), within).toBeLessThanOrEqual(0);
      await expect
        .poll(() => browser.run(hiddenHeight, '[data-path="description.nl"] textarea'), within)
        .toBeLessThan(3);
      await presses(t('office.edit.withdraw'));
      await expect.poll(status, patiently).toBe(410);
      await fill({ '[data-path="reference"] input': reference });
      await reads(t('office.edit.states.kept'));
      await presses(t('office.edit.publish'));
      await reads(t('office.edit.states.stored'));
      await expect.poll(status, patiently).toBe(200);
      expect(await textOf(request, address)).toContain(reference);
      restore(`properties/${home}.json`);
    });
  });
