import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addressOfForm, agencyPhone, fillings, somebody, writerOf } from '@/tests/support/forms';
import { wordsIn } from '@/tests/support/messages';
import { formWith } from '@/tests/support/plain-form';
import { expect, test } from '@/tests/support/site-test';
import { workerSite } from '@/tests/support/worker-site';

test('while the database is locked, a form without JavaScript returns filled in, with 503 and the telephone number', async ({
  request,
}) => {
  test.setTimeout(60_000);
  const t = wordsIn('de');
  const address = addressOfForm('site-contact', 'de');
  const { hidden } = formWith('remark', await (await request.get(address)).text());
  const filling = { ...fillings['site-contact'], ...writerOf('site-contact', somebody()) };
  const typed = Object.fromEntries(Object.entries(filling).map(([name, value]) => [name, String(value)]));
  const sent = { ...hidden, ...typed, privacy: 'on' };
  const asked = await (await request.post(address, { multipart: sent })).text();
  const [, question = ''] = /name="question" value="([^"]+)"/.exec(asked) ?? [];
  const label = /<label for="answer">(.*?)<\/label>/.exec(asked)?.[1]?.replace(/<!-- -->/g, '') ?? '';
  const sum = [...label.matchAll(/\d+/g)].reduce((total, [digits]) => total + Number(digits), 0);
  const solved = { ...sent, question, answer: String(sum) };

  const other = new DatabaseSync(path.join(workerSite.varDir, 'heem.db'));
  other.exec('BEGIN IMMEDIATE');
  const [answer, health] = await Promise.all([
    request.post(address, { multipart: solved, maxRedirects: 0 }),
    request.get('/api/health/'),
  ]);
  other.exec('ROLLBACK');
  other.close();
  expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '120']);
  expect(health.status()).toBe(503);
  const html = await answer.text();
  expect(html).toContain(t('forms.errors.notSent', { phone: agencyPhone }));
  expect(html).toContain(`${typed.remark}</textarea>`);
  expect((await request.post(address, { multipart: solved, maxRedirects: 0 })).status()).toBe(303);
});
