import { locales } from '@/lib/i18n/locales';
import { sign } from '@/lib/security/signed';
import { formWith } from '@/tests/support/plain-form';
import {
  account,
  cookiesOf,
  documents,
  expectClosed,
  loginPage,
  type PortalPeople,
  PortalVisitor,
  password,
  portalPeople,
  tokenOf,
} from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { readDirectly, writeDirectly } from '@/tests/support/site-database';
import { expect, test } from '@/tests/support/site-test';
import { expectHeaders, expectSafe } from '@/tests/support/templates';

// Another visitor tries every action and link of an owner.
test.describe.configure({ mode: 'default' });

const { paths } = sample;

let people: PortalPeople;
test.beforeAll(async ({ playwright, baseURL }) => {
  people = await portalPeople(playwright, baseURL);
});

test("a document comes to its owner's session alone", async ({ request }) => {
  const linksIn = async (visitor: PortalVisitor, query = '') =>
    [...(await (await visitor.get(documents + query)).text()).matchAll(/href="(\/api\/owner\/documents\/[^"]+)"/g)].map(
      ([, href = '']) => href,
    );
  const [link = ''] = await linksIn(people.owner);
  const own = await people.owner.get(link);
  expect(own.status()).toBe(200);
  expectSafe(own);
  expect(own.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/pdf' });
  expect(await linksIn(people.neighbour, '?homes=5801')).toEqual([]);
  for (const visitor of [
    new PortalVisitor(request),
    new PortalVisitor(request, `${people.owner.cookie}x`),
    people.neighbour,
    people.staff,
  ]) {
    const answer = await visitor.get(link);
    expect(answer.status()).toBe(404);
    await expectClosed(answer);
  }
  for (const forged of [link.replace(/.\/$/, '/'), '/api/owner/documents/x/', '/api/owner/documents/eyJ9.x/'])
    expect((await people.owner.get(forged)).status(), forged).toBe(404);
  const [forStaff = ''] = await linksIn(people.staff, '?homes=5801');
  expect((await people.staff.get(forStaff)).status()).toBe(200);
});

test('posts from another site are refused, with any session', async ({ baseURL }) => {
  const { hidden } = formWith('everywhere', await (await people.owner.get(account)).text());
  const routes = [
    'forms',
    'account/log-out',
    'account/passkeys/begin',
    'account/passkeys/finish',
    'account/passkeys/remove',
  ];
  for (const origin of ['https://elsewhere.example', 'null', `${baseURL}.elsewhere.example`]) {
    for (const address of [
      loginPage,
      paths.href({ name: 'password' }, 'nl'),
      ...routes.map((route) => `/api/${route}/`),
    ]) {
      const answer = await people.owner.post(address, hidden, { origin });
      expect(answer.status(), `${origin} ${address}`).toBe(403);
      expectSafe(answer);
    }
  }
  expect((await people.owner.get(documents)).status()).toBe(200);
});

test('the cookie of a session is out of reach of scripts and other sites, and leads nowhere else', async ({
  request,
}) => {
  const visitor = new PortalVisitor(request);
  const typed = { loginEmail: people.email, password, section: '//elsewhere.example', homes: '//elsewhere.example' };
  const answer = await visitor.send(loginPage, 'loginEmail', typed);
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe(paths.href({ name: 'portal' }, 'nl'));
  expectHeaders(answer);
  // Next's own, for what an action answers.
  expect(answer.headers()['cache-control']).toContain('no-store');
  const cookies = cookiesOf(answer);
  expect(cookies).toHaveLength(2);
  for (const name of ['heem\\.session_token', 'heem_device'])
    expect(cookies).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}=[^;]+; Path=/; .*HttpOnly; SameSite=lax$`, 'i')),
    );
  const refused = await visitor.send(loginPage, 'loginEmail', {
    loginEmail: people.email,
    password: 'not the password',
  });
  expectSafe(refused);
  expect(cookiesOf(refused)).toEqual([]);
  expect(refused.headers()['cache-control']).toContain('no-store');
});

test('a used link to choose a password does not reveal whose it was', async ({ request }) => {
  const visitor = new PortalVisitor(request);
  for (const locale of locales)
    for (const link of [people.used, people.used.replace(/.$/, ''), people.used.replace(/link=../, 'link=zz')]) {
      const address = paths.href({ name: 'password' }, locale) + link.slice(link.indexOf('?'));
      const answer = await visitor.get(address);
      await expectClosed(answer);
      expect(await answer.text()).not.toContain(people.email);
    }
});

test('a link that stops a report stops only that one, and a forged one nothing', async ({ request }) => {
  const visitor = new PortalVisitor(request);
  const [owner = '', neighbour = ''] = [people.owner, people.neighbour].map(accountOf);
  const [secret = ''] = readDirectly(`select value from secret where name = 'links'`);
  const link = sign({ kind: 'report', id: owner, step: 'stop' }, 'subscription', Buffer.from(secret, 'base64'));
  const pathOf = (signed: string) => `/api/subscription/${signed}/`;
  const stopped = () => readDirectly('select reader from stopped_report where reader in (?, ?)', owner, neighbour);
  for (const id of [owner, neighbour])
    writeDirectly(`insert into told_report (reader, month, locale, told_at) values (?, '2026-01', 'nl', 0)`, id);
  const forged = link.replace(/^../, 'zz');
  for (const answer of [await visitor.get(pathOf(forged)), await visitor.post(pathOf(forged), {})]) {
    expect(answer.status()).toBe(404);
    await expectClosed(answer);
  }
  const shown = await visitor.get(pathOf(link));
  expect(shown.status()).toBe(303);
  await expectClosed(shown);
  await expectClosed(await visitor.get(shown.headers().location ?? ''));
  expect(stopped()).toEqual([]);
  expect((await visitor.post(pathOf(link), {})).status()).toBe(200);
  expect(stopped()).toEqual([owner]);
});

const accountOf = (visitor: PortalVisitor): string | undefined =>
  readDirectly('select "userId" from session where token = ?', tokenOf(visitor))[0];
