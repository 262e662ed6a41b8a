import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type StaffRole, staffRoles } from '@/lib/db/tables/accounts';
import { locales } from '@/lib/i18n/locales';
import { manualParts } from '@/lib/office/manual-parts';
import { wordsIn } from '@/tests/support/messages';
import { officeCookie } from '@/tests/support/office';
import { writeDirectly } from '@/tests/support/site-database';
import { expect, test } from '@/tests/support/site-test';
import { workerSite } from '@/tests/support/worker-site';

const pages = [
  '',
  'leads/',
  'leads/new/',
  `leads/${randomUUID()}/`,
  'hours/',
  'hours/rules/',
  'help/',
  'figures/',
  'pictures/',
  'texts/',
  'reviews/',
  'staff/',
  'log/',
  'account/',
  'second-factor/',
  'agenda/',
  'agenda/new/',
  `agenda/${randomUUID()}/`,
];

for (const locale of locales)
  test(`the office requires a log-in and is never cached, in ${locale}`, async ({ request }) => {
    for (const page of pages) {
      const answer = await request.get(`/${locale}/office/${page}`, { maxRedirects: 0 });
      expect([page, answer.status()]).toEqual([page, 307]);
      expect(answer.headers().location).toMatch(new RegExp(`^/${locale}/office/log-in/(?:\\?next=[\\w%-]+)?$`));
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
    }
    const door = await request.get(`/${locale}/office/log-in/`);
    expect(door.status()).toBe(200);
    expect(door.headers()['content-security-policy']).not.toContain('unsafe');
    expect(await door.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
  });

test('previews of forms require a log-in, are never cached, and no other site may frame them', async ({ request }) => {
  const own = (await request.get('/nl/property/5801/')).headers();
  expect(own['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(own['x-frame-options']).toBe('DENY');
  for (const record of ['properties/5801', 'pages/home', 'articles/disclaimer', 'menu', 'properties/1']) {
    const answer = await request.get(`/nl/office/beside/${record}/`, { maxRedirects: 0 });
    expect([record, answer.status()]).toEqual([record, 404]);
    expect(await answer.text()).not.toMatch(/<script|<h1|<form/);
    const { 'content-security-policy': policy, ...headers } = answer.headers();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/; sandbox (?!.*allow-(?:scripts|forms))/);
  }
  expect((await request.post('/nl/office/beside/properties/5801/')).status()).toBe(405);
  expect((await request.get('/nl/record-preview/properties/5801/')).status()).toBe(404);
});

test('addresses of the office are exact, and unknown ones lead to the log-in', async ({ request }) => {
  const to = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0, headers: { 'accept-language': 'fr' } });
    return [answer.status(), answer.headers().location];
  };
  expect(await to('/nl/office')).toEqual([308, '/nl/office/']);
  expect(await to('/office/leads/?status=new')).toEqual([307, '/fr/office/leads/?status=new']);
  for (const address of ['/nl/office/nothing/', '/nl/office/leads/1/', '/nl/office/leads/new/x/'])
    expect(await to(address)).toEqual([307, '/nl/office/log-in/']);
  expect(await to('/office/nothing/')).toEqual([307, '/fr/office/nothing/']);
});

test('forms from other sites are refused, and files and exports require a log-in', async ({ request }) => {
  const form = { action: 'log-in', locale: 'nl' };
  const from = (origin: string) => ({ multipart: form, headers: { origin }, maxRedirects: 0 });
  expect((await request.post('/nl/office/log-in/', from('https://x.example'))).status()).toBe(403);
  expect((await request.post('/api/office/export/', from('https://x.example'))).status()).toBe(403);
  const calendar = await request.get('/api/office/calendar/?token=abc.def');
  expect([calendar.status(), calendar.headers()['cache-control']]).toEqual([404, 'private, no-store']);
  const upload = (headers: Record<string, string>) =>
    request.post('/api/office/pictures/', {
      data: Buffer.from('x'),
      headers: { 'content-type': 'image/jpeg', ...headers },
    });
  expect((await upload({ origin: 'https://x.example' })).status()).toBe(403);
  expect([(await upload({})).status(), (await request.get('/api/office/pictures/')).status()]).toEqual([401, 404]);
  for (const kind of ['files', 'documents', 'reviews', 'reports', 'pictures']) {
    const answer = await request.get(`/api/office/${kind}/${randomUUID()}/`);
    expect([kind, answer.status()]).toEqual([kind, 404]);
    expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  }
  const robots = await (await request.get('/robots.txt')).text();
  for (const locale of locales) expect(robots).toContain(`Disallow: /${locale}/office/\n`);
});

/** Requests of a new member of staff: the pages of the office, and forms of downloads. */
function asStaff(request: APIRequestContext, role: StaffRole, broker?: string) {
  const headers = { cookie: officeCookie(role, broker), origin: workerSite.url };
  return {
    open: (address: string) => request.get(`/nl/office/${address}`, { headers }),
    download: (kind: string, fields: Record<string, string>) =>
      request.post(`/api/office/${kind}/`, { headers, multipart: { locale: 'nl', format: 'json', ...fields } }),
  };
}

test('every role reads the manual, in each language, with links that lead to a part of it', async ({ request }) => {
  for (const role of staffRoles)
    for (const locale of locales) {
      const headers = { cookie: officeCookie(role, role === 'broker' ? 'tom-claes' : undefined) };
      const answer = await request.get(`/${locale}/office/help/`, { headers });
      expect([role, locale, answer.status()]).toEqual([role, locale, 200]);
      const html = await answer.text();
      for (const part of manualParts) {
        expect(html).toContain(`href="#${part}"`);
        expect(html).toContain(`<section id="${part}"`);
      }
      for (const [, picture = ''] of html.matchAll(/src="(\/images\/manual\/[^"]+)"/g))
        expect([picture, (await request.head(picture)).status()]).toEqual([picture, 200]);
    }
});

test('pages and downloads of the office refuse a role without the right, and say so', async ({ request }) => {
  const [lead, person] = [randomUUID(), randomUUID()];
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, source, created_at)
     values (?, ?, 'site-contact', 'nl', 'Jan', ?, '{}', '{}', ?)`,
    lead,
    lead,
    `${person}@visitor.example`,
    Date.now(),
  );
  writeDirectly(
    `insert into person (id, email, name, phone, folded, dialled, words, last_at)
     values (?, ?, 'Jan', '0470 12 34 56', 'jan', '0470123456', 'jan', ?)`,
    person,
    `${person}@visitor.example`,
    Date.now(),
  );
  const ofLeads = ['leads/', `leads/${lead}/`, 'leads/new/', 'texts/', 'reviews/'];
  const refused = {
    editor: [...ofLeads, 'people/', `people/${person}/`, 'staff/', 'log/'],
    broker: ['people/retention/', 'hours/rules/', 'staff/', 'log/'],
  };
  const t = wordsIn('nl');
  for (const role of ['editor', 'broker'] as const) {
    const { open, download } = asStaff(request, role, role === 'broker' ? 'tom-claes' : undefined);
    for (const address of refused[role]) {
      const answer = await open(address);
      expect([role, address, answer.status()]).toEqual([role, address, 403]);
      expect(await answer.text()).toContain(t('office.refused.title'));
    }
    expect((await download('person', { id: person })).status()).toBe(403);
    const isBroker = role === 'broker';
    expect((await download('export', { query: '' })).status()).toBe(isBroker ? 200 : 403);
    const today = await (await open('')).text();
    expect(today.includes('href="/nl/office/leads/"')).toBe(isBroker);
    if (!isBroker) continue;
    const acts = await (await open(`people/${person}/`)).text();
    // A home of Lies is shown without what would be refused, and its form says why.
    const home = await (await open('homes/5801/')).text();
    expect([home.includes(t('office.refused.ofColleague')), home.includes('/office/edit/properties/5801/')]).toEqual([
      true,
      false,
    ]);
    const form = await open('edit/properties/5801/');
    expect([form.status(), (await form.text()).includes(t('office.errors.ofColleague'))]).toEqual([403, true]);
    expect([acts.includes(t('office.people.correct')), acts.includes(t('office.people.eraseSubmit'))]).toEqual([
      true,
      false,
    ]);
  }
});

test('an address of no page says so under the menu, in any language', async ({ request }) => {
  const { open } = asStaff(request, 'editor');
  const missing = await open('nowhere/?x=1');
  expect(missing.status()).toBe(404);
  const html = await missing.text();
  expect(html).toContain(wordsIn('nl')('office.nothing.gone'));
  expect(html).toContain('href="/de/office/nowhere/?x=1"');
  expect(html).toContain('id="office-menu"');
});
