import { z } from 'zod';
import { csv } from '../../lib/csv.ts';
import { listLeads } from '../../lib/db/leads.ts';
import { erasePerson, exportPerson } from '../../lib/db/personal-data.ts';
import { listReaders } from '../../lib/db/subscriptions.ts';
import { isLocale, locales } from '../../lib/i18n/locales.ts';
import { removeMailFiles } from '../../lib/mail/transport.ts';
import { type Command, onlyWord, UsageError } from './command.ts';
import { shownOf } from './testimonials.ts';

export const leadsExport: Command = {
  usage: '--since DATE [--format csv|json] [--locale LOCALE]',
  summary: 'form submissions since a day',
  help: [
    'DATE is a day such as 2026-11-01, or a moment such as 2026-11-01T12:00Z. CSV is the usual format: as the office',
    'writes it for Excel in Belgium, with its labels in LOCALE (nl) and Belgian times.',
  ].join('\n'),
  options: {
    since: { type: 'string' },
    format: { type: 'string', default: 'csv' },
    locale: { type: 'string', default: 'nl' },
  },
  async run({ options: { since, format, locale } }) {
    const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).safeParse(since);
    if (!moment.success) throw new UsageError('--since is a day such as 2026-11-01');
    if (!isLocale(locale)) throw new UsageError(`--locale is one of ${locales.join(', ')}`);
    if (format !== 'csv' && format !== 'json') throw new UsageError('--format is csv or json');
    const leads = await listLeads(Date.parse(moment.data));
    if (format === 'json') return console.log(JSON.stringify(leads, null, 2));
    const [{ leadsCsv }, { publishedData }] = await Promise.all([
      import('../../lib/office/export.ts'),
      import('../../lib/data/store.ts'),
    ]);
    console.log(await leadsCsv(leads, locale, publishedData()));
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
  usage: 'EMAIL',
  takesWords: true,
  summary: 'all stored data about a person, as JSON',
  help: 'For a request for access (GDPR, article 15). The address is not case-sensitive.',
  async run(input) {
    console.log(JSON.stringify(await exportPerson(onlyWord(input, 'EMAIL')), null, 2));
  },
};

export const personErase: Command = {
  usage: 'EMAIL',
  takesWords: true,
  summary: 'deletes all stored data about a person',
  help: 'For a request for erasure (GDPR, article 17). Waiting mails are not sent. It cannot be undone. Published testimonials are in the data folder: the command lists them.',
  async run(input) {
    const email = onlyWord(input, 'EMAIL');
    const shown = shownOf((await exportPerson(email)).leads);
    const { leads, mails } = await erasePerson(email);
    await removeMailFiles(mails);
    console.log(`${leads} submissions and ${mails.length} mails deleted`);
    for (const id of shown)
      console.log(`${id} is on the site: remove it from data/testimonials.json and data/pictures.json`);
  },
};
