import { type Locale, locales } from '@/lib/i18n/locales';
import { portalSections, sectionNames } from '@/lib/routes/routes';
import { wordsIn } from '@/tests/support/messages';
import {
  account,
  cookiesOf,
  documents,
  expectClosed,
  loggedInAt,
  loginPage,
  type PortalPeople,
  PortalVisitor,
  portalPeople,
  secrets,
  secretsIn,
  tokenOf,
} from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { writeDirectly } from '@/tests/support/site-database';
import { expect, test } from '@/tests/support/site-test';
import { expectSafe } from '@/tests/support/templates';

// Visitors who do not own 5801 request every address of the portal.
test.describe.configure({ mode: 'default' });

const { paths } = sample;
const sections = [undefined, ...portalSections];

const addressesWith = (...queries: string[]) =>
  locales.flatMap((locale) =>
    sections.flatMap((section) =>
      queries.map((query) => ({ locale, section, address: paths.href({ name: 'portal', section }, locale) + query })),
    ),
  );

let people: PortalPeople;
test.beforeAll(async ({ playwright, baseURL }) => {
  people = await portalPeople(playwright, baseURL);
});

/** Expects that every address of the portal leads to the login page, in these languages. */
async function expectLogin(visitor: PortalVisitor, languages: readonly Locale[] = ['nl']): Promise<void> {
  const addresses = addressesWith('', '?homes=5801').filter(({ locale }) => languages.includes(locale));
  for (const { locale, address } of addresses) {
    const answer = await visitor.get(address);
    expect(answer.status(), address).toBe(307);
    expect(answer.headers().location).toMatch(new RegExp(`^${paths.href({ name: 'login' }, locale)}(?:\\?|$)`));
    await expectClosed(answer);
  }
}

test('an owner can open every page of the portal', async () => {
  const found = new Set<string>();
  for (const { locale, section, address } of addressesWith('', '?homes=5801', '?homes=5801,5802')) {
    const answer = await people.owner.get(address);
    expect(answer.status(), address).toBe(200);
    expectSafe(answer);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    const text = await answer.text();
    for (const secret of secretsIn(text)) found.add(secret);
    expect(/<h1[^>]*>([^<]*)/.exec(text)?.[1], address).toBe(sectionNames[section ?? 'statistics'][locale]);
    expect(text, address).not.toContain('HAS-5802');
  }
  expect([...found].sort()).toEqual([...secrets].sort());
});

test('without a session every address leads to the login page', async ({ request }) => {
  await expectLogin(new PortalVisitor(request), locales);
});

test('a forged session leads to the login page', async ({ request }) => {
  const [name, value = ''] = people.owner.cookie.split('=');
  const [token = '', signature = ''] = decodeURIComponent(value).split('.');
  const forged = (text: string) => new PortalVisitor(request, `${name}=${encodeURIComponent(text)}`);
  await expectLogin(forged(`${token}.${signature.split('').reverse().join('')}`));
  for (const text of [token, `${tokenOf(people.neighbour)}.${signature}`, '', `${token}.`, '%', 'null'])
    expect((await forged(text).get(documents)).status(), text).toBe(307);
});

test('an expired session leads to the login page', async ({ request }) => {
  const late = await loggedInAt(request, loginPage, people.email);
  expect((await late.get(documents)).status()).toBe(200);
  const over = new Date(Date.now() - 1).toISOString();
  writeDirectly('update session set "expiresAt" = ? where token = ?', over, tokenOf(late));
  await expectLogin(late);
});

test('a closed session leads to the login page', async ({ request }) => {
  const gone = await loggedInAt(request, loginPage, people.email);
  const answer = await gone.send(account, 'locale');
  expect(answer.status()).toBe(303);
  expect(cookiesOf(answer).some((cookie) => /^heem\.session_token=;.*Max-Age=0/.test(cookie))).toBe(true);
  await expectLogin(gone);
  expect((await people.owner.get(documents)).status()).toBe(200);
});

test('the owner of other homes finds nothing of this one', async () => {
  for (const { address } of addressesWith('', '?homes=5801', '?homes=5801,5802', '?homes=999999')) {
    const answer = await people.neighbour.get(address);
    expect(answer.status(), address).toBe(200);
    await expectClosed(answer);
  }
  const page = await people.neighbour.get(`${documents}?homes=5801`);
  expect(await page.text()).toContain(wordsIn('nl')('account.portal.notFound'));
});

test('staff see every home, and have no form but those of the account', async () => {
  for (const section of sections) {
    const answer = await people.staff.get(`${paths.href({ name: 'portal', section }, 'nl')}?homes=5801`);
    expect(answer.status()).toBe(200);
    expectSafe(answer);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    const text = await answer.text();
    expect(text).toContain(wordsIn('nl')('account.portal.manager'));
    expect(text.match(/<form[^>]+method="(?:POST|post)"/g)).toHaveLength(section === 'account' ? 2 : 1);
  }
});

test('an address with something else in it leads to one without, or nowhere', async () => {
  for (const query of ['?homes=5801%27--', '?homes=..%2F', '?homes=%25', '?homes=5801&homes=x']) {
    const answer = await people.neighbour.get(documents + query);
    await expectClosed(answer);
    expect(answer.status(), query).toBe(307);
    expect(answer.headers().location).toMatch(new RegExp(`^${documents}(?:\\?homes=5801)?$`));
  }
  for (const address of ['/nl/portal/documents/5801/', '/nl/portal/statistics/all/', '/nl/klantenzone/5801/']) {
    const answer = await people.owner.get(address);
    expect(answer.status(), address).toBe(404);
    expect(secretsIn(await answer.text())).toEqual([]);
  }
});

test('logging out everywhere ends the sessions of this account, and of no other', async ({ request }) => {
  const elsewhere = await loggedInAt(request, loginPage, people.email);
  await elsewhere.send(account, 'everywhere');
  await expectLogin(people.owner);
  for (const visitor of [people.neighbour, people.staff]) expect((await visitor.get(documents)).status()).toBe(200);
});
