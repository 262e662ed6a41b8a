import { z } from 'zod';
import { type LeadRecord, listLeads } from '../../lib/db/leads.ts';
import { erasePerson, exportPerson } from '../../lib/db/personal-data.ts';
import { listReaders } from '../../lib/db/subscriptions.ts';
import { removeMailFiles } from '../../lib/mail/transport.ts';
import { csv } from '../support/table.ts';
import { type Command, onlyWord, UsageError } from './command.ts';
import { shownOf } from './testimonials.ts';

export const leadsExport: Command = {
  usage: '--since DATE [--format csv|json]',
  summary: 'what forms have sent since a day',
  help: 'DATE is a day such as 2026-11-01, or a moment such as 2026-11-01T12:00Z. CSV (UTF-8) is the usual format.',
  options: { since: { type: 'string' }, format: { type: 'string', default: 'csv' } },
  async run({ options: { since, format } }) {
    const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).safeParse(since);
    if (!moment.success) throw new UsageError('--since is a day such as 2026-11-01');
    const leads = await listLeads(Date.parse(moment.data));
    if (format === 'json') console.log(JSON.stringify(leads, null, 2));
    else if (format === 'csv') console.log(csv(leads.map(toRow)));
    else throw new UsageError('--format is csv or json');
  },
};

/** A lead with each field and source in a column of its own. */
function toRow({ fields, source, ...lead }: LeadRecord): Record<string, unknown> {
  const named = (of: object, name: string) => Object.entries(of).map(([key, value]) => [`${name}.${key}`, value]);
  return { ...lead, ...Object.fromEntries([...named(fields, 'field'), ...named(source, 'source')]) };
}

export const newsletterExport: Command = {
  usage: '',
  summary: 'who gets the newsletter, as CSV',
  help: 'Confirmed addresses alone, with name, language, where they signed up and when they confirmed: docs/searches-and-newsletter.md.',
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
  summary: 'everything that is kept about a person, as JSON',
  help: 'For a request of access (GDPR, article 15). The capitals of the address do not matter.',
  async run(given) {
    console.log(JSON.stringify(await exportPerson(onlyWord(given, 'EMAIL')), null, 2));
  },
};

export const personErase: Command = {
  usage: 'EMAIL',
  takesWords: true,
  summary: 'deletes everything that is kept about a person',
  help: 'For a request of erasure (GDPR, article 17). Mails that wait are not sent any more. It cannot be undone. Testimonials that are on the site stand in the data of editors: it names them.',
  async run(given) {
    const email = onlyWord(given, 'EMAIL');
    const shown = shownOf((await exportPerson(email)).leads);
    const { leads, mails } = await erasePerson(email);
    await removeMailFiles(mails);
    console.log(`${leads} submissions and ${mails.length} mails deleted`);
    for (const id of shown)
      console.log(`${id} is on the site: take it out of data/testimonials.json and data/pictures.json`);
  },
};
