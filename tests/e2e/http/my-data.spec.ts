import { randomInt, randomUUID } from 'node:crypto';
import { locales } from '@/lib/i18n/locales';
import { mailWith } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { formWith } from '@/tests/support/plain-form';
import { sample } from '@/tests/support/sample-site';
import { linkIn } from '@/tests/support/signed-links';
import { readDirectly, writeDirectly } from '@/tests/support/site-database';
import { expect, test } from '@/tests/support/site-test';

const network = Array.from({ length: 3 }, () => randomInt(256)).join('.');
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${network}` } });

const { paths } = sample;
const own = (locale: (typeof locales)[number]) => paths.href({ name: 'my-data' }, locale);

for (const locale of locales)
  test(`the page stands at its own address, kept by no cache and no search engine, in ${locale}`, async ({
    request,
  }) => {
    const moved = await request.get(`/${locale}/my-data/`, { maxRedirects: 0 });
    if (own(locale) !== `/${locale}/my-data/`)
      expect([moved.status(), moved.headers().location]).toEqual([307, own(locale)]);
    for (const address of [
      own(locale),
      `${own(locale)}?said=sent`,
      `${own(locale)}?link=${'x'.repeat(40)}.${'y'.repeat(43)}`,
    ]) {
      const answer = await request.get(address);
      expect([address, answer.status()]).toEqual([address, 200]);
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    }
    expect(await (await request.get(`/sitemaps/0.xml`)).text()).not.toContain(own(locale));
    const privacy = await (await request.get(paths.href({ name: 'page', id: 'privacy-statement' }, locale))).text();
    expect(privacy).toContain(`href="${own(locale)}"`);
  });

/** Stores a question of somebody, as the form does. */
function addLead(email: string): string {
  const id = randomUUID();
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, source, created_at, words)
     values (?, ?, 'site-contact', 'nl', 'Griet', ?, '{}', '{}', ?, '')`,
    id,
    id,
    email,
    Date.now(),
  );
  return id;
}

test('a known and an unknown address get the same answer, and each mailbox gets its link', async ({
  request,
  baseURL,
}) => {
  const t = wordsIn('en');
  const known = `${randomUUID()}@visitor.example`;
  addLead(known);
  const answers = [];
  for (const email of [known, `${randomUUID()}@visitor.example`]) {
    const page = own('en');
    const send = async (html: string, answer: string) => {
      const { hidden } = formWith('email', html);
      const form = {
        ...hidden,
        ...(answer && { question: /name="question" value="([^"]+)"/.exec(html)?.[1] ?? '' }),
        email,
        answer,
      };
      return request.post(page, {
        multipart: form,
        headers: { origin: new URL(baseURL ?? '').origin },
        maxRedirects: 0,
      });
    };
    const asked = await (await send(await (await request.get(page)).text(), '')).text();
    const sum = [...(/<label[^>]*for="answer"[^>]*>(.*?)<\/label>/s.exec(asked)?.[1] ?? '').matchAll(/\d+/g)].reduce(
      (total, [digits]) => total + Number(digits),
      0,
    );
    const answer = await send(asked, String(sum));
    answers.push([answer.status(), answer.headers().location]);
    const mail = await mailWith(email, t('myData.mail.subject'));
    expect(linkIn(mail, t('myData.mail.button'))).not.toContain('visitor');
  }
  expect(answers).toEqual(Array(2).fill([303, `${own('en')}?said=sent`]));
});

test('a link of another purpose, a forged one and a form from elsewhere do nothing', async ({ request, baseURL }) => {
  const lead = addLead(`${randomUUID()}@visitor.example`);
  const { origin } = new URL(baseURL ?? '');
  const press = (link: string, from = origin) =>
    request.post('/api/my-data/', {
      multipart: { link, act: 'erase', locale: 'nl' },
      headers: { origin: from },
      maxRedirects: 0,
    });
  for (const link of ['', 'x', `${Buffer.from('{"request":"1"}').toString('base64url')}.${'y'.repeat(43)}`])
    expect((await press(link)).headers().location).toBe(`${own('nl')}?said=over`);
  expect((await press('x', 'https://x.example')).status()).toBe(403);
  expect((await request.get('/api/my-data/')).status()).toBe(405);
  expect(readDirectly('select count(*) from lead where id = ?', lead)).toEqual(['1']);
});

test('people and exports of the office require a log-in', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const form = { locale: 'nl', format: 'json', id: randomUUID() };
  const answer = await request.post('/api/office/person/', { multipart: form, headers: { origin }, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/nl/office/log-in/']);
  for (const page of ['people/', `people/${randomUUID()}/`, 'people/retention/'])
    expect((await request.get(`/nl/office/${page}`, { maxRedirects: 0 })).status()).toBe(307);
});
