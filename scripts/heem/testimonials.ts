import path from 'node:path';
import { z } from 'zod';
import { dataJson, readDataJson } from '../../lib/data/data-json.ts';
import { writeFile } from '../../lib/data/write-file.ts';
import { type LeadRecord, listLeads, listUploads } from '../../lib/db/leads.ts';
import { env } from '../../lib/env.ts';
import { localize } from '../../lib/i18n/locales.ts';
import { table } from '../support/table.ts';
import { type Command, onlyWord, UsageError } from './command.ts';

const form = 'post-testimonial';
const fields = z.object({
  comment: z.string(),
  displayName: z.string(),
  aboutYou: z.string(),
  website: z.string().optional(),
});

/** An id that is also the name of a picture. */
const idOf = ({ id }: LeadRecord): string => `visitor-${id.slice(0, 8)}`;

type Items = { items: Record<string, unknown>[] };
const inData = (name: string): string => path.join(env.dataDir, name);
const read = (name: string): Items => readDataJson(inData(name)) as Items;

/** Adds an item to a list of the data atomically. */
function append(name: string, item: Record<string, unknown>): void {
  const file = read(name);
  writeFile(inData(name), dataJson({ ...file, items: [...file.items, item] }));
}

const isTestimonial = (lead: LeadRecord): boolean => lead.form === form;
const received = async (): Promise<LeadRecord[]> => (await listLeads(0)).filter(isTestimonial);

export const testimonials: Command = {
  usage: '',
  summary: 'testimonials that visitors sent, and whether they are on the site',
  help: 'Published ones are in data/testimonials.json.',
  async run() {
    const shown = new Set(read('testimonials.json').items.map(({ id }) => id));
    const rows = (await received()).map((lead) => {
      const { displayName, comment } = fields.parse(lead.fields);
      return [
        idOf(lead),
        shown.has(idOf(lead)) ? 'on the site' : 'waits',
        lead.locale,
        displayName,
        comment.slice(0, 60),
      ];
    });
    console.log(
      rows.length > 0 ? table(['id', 'state', 'language', 'name', 'comment'], rows) : 'There are no testimonials.',
    );
  },
};

export const testimonialsApprove: Command = {
  usage: 'ID [--category CATEGORY]',
  takesWords: true,
  summary: 'adds a testimonial to data/testimonials.json',
  help: 'In its original language; an editor may translate it. CATEGORY is an id of data/categories.json. Restart the site to show it.',
  options: { category: { type: 'string', default: 'testimonials' } },
  async run(input) {
    const id = onlyWord(input, 'ID');
    const lead = (await received()).find((one) => idOf(one) === id);
    if (!lead) throw new UsageError(`no testimonial ${id}`);
    if (read('testimonials.json').items.some((item) => item.id === id)) throw new UsageError(`${id} is on the site`);
    const category = String(input.options.category);
    if (!read('categories.json').items.some((item) => item.id === category))
      throw new UsageError(`no category ${category}`);
    const { comment, displayName, aboutYou, website } = fields.parse(lead.fields);
    const everywhere = (text: string) => localize(() => text);
    const image = await keepPicture(lead, displayName);
    append('testimonials.json', {
      id,
      status: 'Published',
      category,
      comment: everywhere(comment),
      name: displayName,
      aboutYou: everywhere(aboutYou),
      ...(website ? { website } : {}),
      ...(image ? { image } : {}),
      postedAt: lead.createdAt.slice(0, 10),
    });
    console.log(
      `${id} is in data/testimonials.json; its words are ${lead.locale} in every language until an editor translates them`,
    );
  },
};

/** Adds the picture of a testimonial to the data; returns its id, or null if there is no picture. */
async function keepPicture(lead: LeadRecord, name: string): Promise<string | null> {
  const [picture] = await listUploads(lead.id);
  if (!picture) return null;
  const id = idOf(lead);
  const file = id + path.extname(picture.name);
  writeFile(path.join(inData('pictures'), file), picture.content);
  append('pictures.json', { id, file, kind: 'person', alt: localize(() => name) });
  return id;
}
