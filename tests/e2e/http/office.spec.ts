import { randomUUID } from 'node:crypto';
import { locales } from '@/lib/i18n/locales';
import { expect, test } from '../../support/site-test';

const pages = [
  '',
  'leads/',
  'leads/new/',
  `leads/${randomUUID()}/`,
  'hours/',
  'figures/',
  'pictures/',
  'texts/',
  'reviews/',
  'staff/',
  'log/',
  'account/',
  'second-factor/',
  ...['agenda/', 'agenda/new/', `agenda/${randomUUID()}/`],
];

for (const locale of locales)
  test(`nobody sees the office without a log-in, nor a copy of it, in ${locale}`, async ({ request }) => {
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

test('what is typed in a form is shown to nobody else, nor kept, nor may another site frame it', async ({
  request,
}) => {
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
  expect((await request.get('/nl/beside/properties/5801/')).status()).toBe(404);
});

test('its addresses are exact, and unknown ones lead to the log-in, too', async ({ request }) => {
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

test('forms from elsewhere are refused, and files and exports are for nobody', async ({ request }) => {
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
