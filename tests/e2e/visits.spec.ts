import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';
import { first, homes, sample } from '@/tests/support/sample-site';
import { axe, expect, test } from '@/tests/support/site';

const { paths } = sample;
// Each test has a visitor of its own: only so often may one address send a form.
test.use({
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 250)).join('.') }),
});

const page = (locale: Locale) => paths.href({ name: 'page', id: 'contact-appointment' }, locale);
/** Homes of different brokers, so that tests that run at the same time do not take each other's moments. */
const homeOf = (broker: string) =>
  first(homes, (home) => home.broker === broker && home.goal === 0 && home.marquee === undefined);
const brokers = [...new Set(homes.map(({ broker }) => broker))];

/** An address that no other test mails. */
const newAddress = () => `visitor-${randomInt(1e9)}@visitor.example`;

/** The last mail to an address, out of the files that the site writes without an SMTP server. */
async function mailTo(address: string, count = 1): Promise<Email> {
  const dir = path.resolve('var/mail');
  const found: Email[] = [];
  await expect(async () => {
    found.length = 0;
    for (const file of readdirSync(dir).filter((name) => name.endsWith('.eml'))) {
      const text = readFileSync(path.join(dir, file), 'utf8');
      if (text.includes(address)) found.push(await PostalMime.parse(text));
    }
    expect(found.filter(({ to }) => to?.some((one) => one.address === address))).toHaveLength(count);
  }).toPass({ timeout: 15_000 });
  return found.filter(({ to }) => to?.some((one) => one.address === address)).at(-1) as Email;
}

const linkIn = ({ text }: Email): string => {
  const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(text ?? '')?.[0] ?? '');
  return pathname + search;
};
