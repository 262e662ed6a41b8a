import { z } from 'zod';
import { csv } from '../../lib/base/csv.ts';
import { dayOf, instantOfHour, timeOf } from '../../lib/base/day.ts';
import { isLocale, locales } from '../../lib/i18n/locales.ts';
import { listLeads } from '../../lib/leads/store.ts';
import { exportPerson } from '../../lib/people/store-export.ts';
import { listReaders } from '../../lib/subscriptions/store.ts';
import { type Command, commandActor, onlyWord, UsageError } from './command.ts';

export const leadsExport: Command = {
  usage: '--since DATE [--format csv|json] [--locale LOCALE]',
  summary: 'form submissions since a day',
  help: [
    'DATE is a day such as 2026-11-01, or a moment such as 2026-11-01T12:00:00Z. CSV is the usual format: as the office',
    'writes it for Excel in Belgium, with its labels in LOCALE (nl) and Belgian times.',
  ].join('\n'),
  options: {
    since: { type: 'string' },
    format: { type: 'string', default: 'csv' },
    locale: { type: 'string', default: 'nl' },
  },
  async run({ options: { since, format, locale } }) {
    const moment = z
      .union([
        z.iso.date().transform((day) => instantOfHour(day, 0)),
        z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)),
      ])
      .safeParse(since);
    if (!moment.success) throw new UsageError('--since is a day such as 2026-11-01');
    if (!isLocale(locale)) throw new UsageError(`--locale is one of ${locales.join(', ')}`);
    if (format !== 'csv' && format !== 'json') throw new UsageError('--format is csv or json');
    const leads = await listLeads(moment.data);
    if (format === 'json') return console.log(JSON.stringify(leads, null, 2));
    const [{ writeLeadsCsv }, { publishedData }] = await Promise.all([
      import('../../lib/leads/export.ts'),
      import('../../lib/data/store.ts'),
    ]);
    console.log(await writeLeadsCsv(leads, locale, publishedData()));
  },
};

export const newsletterExport: Command = {
  usage: '',
  summary: 'the subscribers of the newsletter, as CSV',
  help: 'Confirmed addresses only, with name, language, where they signed up and when they confirmed: docs/searches-and-newsletter.md.',
  async run() {
    const readers = await listReaders();
    console.log(
      csv(
        readers.map(({ id: _, confirmedAt, ...reader }) => ({
          ...reader,
          confirmedAt: new Date(confirmedAt).toISOString(),
        })),
      ),
    );
  },
};

export const personExport: Command = {
  usage: 'EMAIL [--format json|html] [--locale LOCALE]',
  takesWords: true,
  summary: 'all stored data about a person, as JSON',
  help: 'For a request for access (GDPR, article 15). The address is not case-sensitive. HTML is for reading, in LOCALE (nl), with the files that were sent.',
  options: { format: { type: 'string', default: 'json' }, locale: { type: 'string', default: 'nl' } },
  async run(input) {
    const [email, { format, locale }] = [onlyWord(input, 'EMAIL'), input.options];
    if (!isLocale(locale)) throw new UsageError(`--locale is one of ${locales.join(', ')}`);
    if (format !== 'json' && format !== 'html') throw new UsageError('--format is json or html');
    if (format === 'json') return console.log(JSON.stringify(await exportPerson(email), null, 2));
    const [{ writePersonFile }, { publishedData }] = await Promise.all([
      import('../../lib/people/person-file.ts'),
      import('../../lib/data/store.ts'),
    ]);
    console.log((await writePersonFile(email, format, locale, publishedData())).trimEnd());
  },
};

export const personErase: Command = {
  usage: 'EMAIL',
  takesWords: true,
  summary: 'deletes all stored data about a person',
  help: 'For a request for erasure (GDPR, article 17). Waiting mails are not sent, coming appointments are cancelled and their hosts get a mail. It cannot be undone. Their testimonials are taken out of the data folder. The account of an owner whose home is on the site stays: the command says so.',
  async run(input) {
    const email = onlyWord(input, 'EMAIL');
    const [{ erasePerson }, { publishedData }] = await Promise.all([
      import('../../lib/people/erase-person.ts'),
      import('../../lib/data/store.ts'),
    ]);
    const erased = await erasePerson(email, commandActor, publishedData());
    const { leads, mails, searches, newsletter, testimonials, visits, account, stays } = erased;
    const also = [
      ...(searches > 0 ? [`${searches} saved searches`] : []),
      ...(newsletter ? ['the newsletter'] : []),
      ...(testimonials.length > 0 ? [`${testimonials.length} testimonials in the data folder`] : []),
      ...(account && stays.homes.length === 0 && !stays.isStaff ? ['the account'] : []),
    ];
    console.log(`${leads} submissions and ${mails} mails deleted${also.map((what) => `, ${what}`).join('')}`);
    for (const { startsAt, property, agenda, state } of visits)
      console.log(
        `${state === 'confirmed' ? `appointment cancelled, ${agenda} gets a mail` : 'taken off a waiting list'}: ${dayOf(startsAt)} ${timeOf(startsAt)}${property === null ? '' : `, home ${property}`}`,
      );
    if (stays.homes.length > 0)
      console.log(`the account stays: home ${stays.homes.join(', ')} is on the site and available`);
    if (stays.isStaff) console.log('the account stays: it belongs to a member of staff (staff remove)');
    if (stays.inGit)
      console.log('the testimonials stay in the history of git: docs/data-files.md says how to remove them');
  },
};
