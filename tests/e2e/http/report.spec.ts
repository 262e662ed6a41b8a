import { monthBefore } from '@/lib/owners/report-month';
import { mailsTo } from '@/tests/support/mailbox';
import { wordsIn } from '@/tests/support/messages';
import { heem, invited } from '@/tests/support/portal';
import { sample } from '@/tests/support/sample-site';
import { linkIn, oneClickPath } from '@/tests/support/signed-links';
import { writeDirectly } from '@/tests/support/site-database';
import { expect, test } from '@/tests/support/site-test';

const home = 5817;
const month = monthBefore(new Date().toISOString().slice(0, 7));

for (const locale of ['nl', 'de'] as const)
  test(`the report of a month comes with its figures and its chart, and one click ends it (${locale})`, async ({
    request,
  }) => {
    test.slow();
    const t = wordsIn(locale);
    const owner = await invited(locale, home);
    writeDirectly(
      `insert into audience_day (home, day, views, visits, saves, shares, requests) values (?, ?, 61, 37, 0, 0, 0)
       on conflict (home, day) do update set visits = 37`,
      home,
      `${month}-14`,
    );
    await heem('report', 'send', owner.email.toUpperCase(), '--month', month);
    const mail = (await mailsTo(owner.email, 2)).find(({ html }) => html?.includes(t('owner.report.action')));
    expect(mail?.text).toContain('37');
    expect(mail?.attachments.map(({ mimeType, contentId }) => [mimeType, Boolean(contentId)])).toEqual([
      ['image/png', true],
    ]);
    expect(linkIn(mail, t('owner.report.action'))).toBe(sample.paths.href({ name: 'portal' }, locale));

    const stop = linkIn(mail, t('owner.report.stop'));
    expect(await (await request.get(stop)).text()).toContain(t('subscription.report.stop.title'));
    expect((await request.post(oneClickPath(mail), { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
    expect(await (await request.get(stop)).text()).toContain(t('subscription.report.stopped.title'));
    await expect(heem('report', 'send', owner.email, '--month', month)).rejects.toThrow('stopped the reports');
  });
