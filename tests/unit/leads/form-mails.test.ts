import { expect, it } from 'vitest';
import { dayOf } from '@/lib/base/day';
import { db } from '@/lib/db/database';
import { fieldDefinition } from '@/lib/forms/field-definitions';
import { formFields } from '@/lib/forms/forms';
import { euro } from '@/lib/i18n/euro';
import { area, date } from '@/lib/i18n/format';
import { type Locale, locales, localize } from '@/lib/i18n/locales';
import { documentLifetimeMs } from '@/lib/leads/document-links';
import { listLeads } from '@/lib/leads/store';
import type { OutgoingMail } from '@/lib/mail/mail';
import { type PageForm, pageForms } from '@/lib/routes/page-forms';
import { addressOfForm, type Filling, somebody, writerOf } from '@/tests/support/forms';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';
import { onSqlite } from '@/tests/support/storage/database';
import { posted, receive } from '@/tests/support/storage/send';
import { visitedHome as house, offered } from '@/tests/support/storage/visits';

/** Sends a form; returns the mails that are due until now to the sender (not the reminder of an appointment), the newest last, and to the agency. */
async function sent(form: PageForm, locale: Locale, visitor = somebody(), snapshot = sample, own: Filling = {}) {
  const [, type, id] = /\?(property|project)=(\d+)/.exec(addressOfForm(form, locale)) ?? [];
  const data = await posted(form, { ...writerOf(form, visitor), ...own }, locale, type && `${type}-${id}`);
  if (data.has('slot')) data.set('slot', offered(null)[0] ?? '');
  expect(await receive(data, visitor.email, snapshot)).toMatchObject({ status: 'sent' });
  const due = (await db()).selectFrom('outbox').where('due_at', '<=', Date.now());
  const rows = await due.select('message').orderBy('created_at').execute();
  const mails: OutgoingMail[] = rows.map(({ message }) => JSON.parse(message ?? ''));
  const toVisitor = mails.filter(({ to }) => to === visitor.email);
  return {
    toVisitor,
    text: toVisitor.at(-1)?.text,
    toAgency: mails.find(({ to, replyTo }) => to.endsWith('@heem.example') && replyTo === visitor.email),
  };
}

/** Forms that the agency gets no mail about. */
const untold: readonly PageForm[] = ['send-to-friend', 'sign-newsletter'];

onSqlite(() => {
  it.each(locales)('every form writes to its visitor in %s, and to the agency in its own language', async (locale) => {
    for (const form of pageForms) {
      const { toVisitor, toAgency } = await sent(form, locale);
      expect(toVisitor[0]?.html, form).toContain(`lang="${locale}"`);
      expect(toVisitor[0]?.replyTo, form).toMatch(/@heem\.example$/);
      if (!untold.includes(form)) expect(toAgency?.html, form).toContain('lang="nl"');
    }
  });

  it('a candidate tenant reads what it costs before their own values', async () => {
    const { text } = await sent('rent-application', 'de');
    const t = wordsIn('de');
    const actual = ['occupants', 'income', 'firstMonth', 'charges', 'inventory', 'deposit', 'total'];
    const places = [...actual.map((key) => t(`renting.${key}`)), t('forms.mail.copy')].map((words) =>
      text?.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a = 0, b = 0) => a - b));
  });

  it('days and amounts are written as people do', async () => {
    expect((await sent('contact-demand', 'en')).text).toContain(area(1250, 'en'));
    const { text } = await sent('make-offer', 'de');
    // The deposit is calculated, with the account it is paid to.
    const deposit = [euro(26_500, 'nl'), sample.content.site.thirdPartyAccount];
    for (const written of [euro(265_000, 'nl'), '12.04.1988', ...deposit]) expect(text).toContain(written);
  });

  it.each(pageForms.filter((form) => !untold.includes(form)))(
    'what is typed into %s reaches the agency, and no other address',
    async (form) => {
      const typed = ['text', 'textarea'] as const;
      const free = formFields(form).filter((name) => typed.some((kind) => kind === fieldDefinition(name).kind));
      const ruled = ['firstName', 'lastName', 'displayName', 'zip', 'valuationZip', 'places', 'website'];
      const own = Object.fromEntries(
        free.filter((name) => !ruled.includes(name)).map((name) => [name, `Koop ${name} op casino.example`]),
      );
      const more = form === 'contact-demand' ? { propertyType: 'propertyType op casino.example' } : {};
      const visitor = somebody();
      const { toVisitor, toAgency } = await sent(form, 'nl', visitor, sample, { ...own, ...more });
      expect(toVisitor).toHaveLength(1);
      const copy = JSON.stringify({
        ...toVisitor[0],
        attachments: (toVisitor[0]?.attachments ?? []).map(({ content }) => Buffer.from(content, 'base64').toString()),
      });
      expect(copy).not.toContain('casino');
      for (const name of free) if (own[name]) expect(toAgency?.text).toContain(own[name]);
      const [text = ''] = [toVisitor[0]?.text];
      // The name stands in the greeting; an address book would not know the visitor without it.
      const name = form === 'post-testimonial' ? visitor.lastName : `Noor ${visitor.lastName}`;
      if (form === 'search-alert') expect(text).toContain(wordsIn('nl')('forms.mail.greetingNoName'));
      else expect(text.split(name)).toHaveLength(2);
      if (!['contact-appointment', 'demand-register', 'search-alert'].includes(form))
        expect(text).toContain(wordsIn('nl')('forms.mail.typed'));
    },
  );

  it('a request for documents gets links, and mentions an earlier request', async () => {
    const t = wordsIn('nl');
    const day = date(dayOf(Date.now()), 'nl');
    const again = t('forms.request-documents.again', { day });
    const visitor = somebody();
    const { text } = await sent('request-documents', 'nl', visitor);
    expect(text).toContain(
      t('forms.request-documents.links', { day: date(dayOf(Date.now() + documentLifetimeMs), 'nl') }),
    );
    expect(text?.match(/https?:\S+\/api\/documents\//g)).toHaveLength(3);
    expect(text).not.toContain(t('forms.request-documents.confirmation'));
    expect(text).not.toContain(again);
    expect((await sent('request-documents', 'nl', visitor)).text).toContain(again);
  });

  it('the address of a friend is on the mail to them alone', async () => {
    const friend = somebody();
    await sent('send-to-friend', 'nl', friend);
    expect(JSON.stringify(await listLeads(0))).not.toContain(`"${friend.email}"`);
  });

  it('a home with a long name is written about all the same', async () => {
    const long = { ...house, title: localize(() => `Huis\n${'met een grote tuin '.repeat(20)}`) };
    const catalogue = { ...sample.catalogue, properties: new Map(sample.catalogue.properties).set(house.id, long) };
    const { toAgency, toVisitor } = await sent('contact-me', 'nl', somebody(), { ...sample, catalogue });
    for (const mail of [toAgency, toVisitor[0]])
      expect(mail?.subject).toMatch(/^Contact · Huis met een grote tuin .*…$/);
  });
});
