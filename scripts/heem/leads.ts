import { z } from 'zod';
import { type LeadRecord, listLeads } from '../../lib/db/lead-records.ts';
import { type Command, WrongUse } from './command.ts';
import { csv } from './csv.ts';

export const leadsExport: Command = {
  usage: '--since DATE [--format csv|json]',
  summary: 'what forms have sent since a day',
  help: 'DATE is a day such as 2026-11-01, or a moment such as 2026-11-01T12:00Z. CSV (UTF-8) is the usual format.',
  options: { since: { type: 'string' }, format: { type: 'string', default: 'csv' } },
  async run({ options: { since, format } }) {
    const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).safeParse(since);
    if (!moment.success) throw new WrongUse('--since is a day such as 2026-11-01');
    const leads = await listLeads(Date.parse(moment.data));
    if (format === 'json') console.log(JSON.stringify(leads, null, 2));
    else if (format === 'csv') console.log(csv(leads.map(toRow)));
    else throw new WrongUse('--format is csv or json');
  },
};

/** A lead with each field and source in a column of its own. */
function toRow({ fields, source, ...lead }: LeadRecord): Record<string, unknown> {
  const named = (of: object, name: string) => Object.entries(of).map(([key, value]) => [`${name}.${key}`, value]);
  return { ...lead, ...Object.fromEntries([...named(fields, 'field'), ...named(source, 'source')]) };
}
