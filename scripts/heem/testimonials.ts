import { verifications } from '../../lib/content/articles.ts';
import { type LeadRecord, listLeads } from '../../lib/leads/store.ts';
import { reviewForm, reviewIdOf } from '../../lib/reviews/store.ts';
import { type Command, commandActor, onlyWord, UsageError } from './command.ts';

// The actions of the office, which its log keeps under this name. They are imported on demand, since they render mails.

const office = () => import('../../lib/reviews/reviews.ts');

const isTestimonial = (lead: LeadRecord): boolean => lead.form === reviewForm;
const received = async (): Promise<LeadRecord[]> => (await listLeads(0)).filter(isTestimonial);

export const testimonials: Command = {
  usage: '',
  summary: 'testimonials that visitors sent, in full, and whether they are on the site',
  help: 'Published ones are in data/testimonials.json. The office shows them under Testimonials, with their pictures.',
  async run() {
    const { readPublishedReviews, readSentReview } = await office();
    const shown = new Map(readPublishedReviews().map(({ id, status }) => [id, status]));
    const leads = await received();
    if (leads.length === 0) return console.log('There are no testimonials.');
    for (const lead of leads) {
      const [id, { displayName, aboutYou, comment }] = [reviewIdOf(lead), readSentReview(lead)];
      const status = shown.get(id);
      const state = status === 'Published' ? 'on the site' : status ? 'taken off the site' : 'not on the site';
      console.log(`${id}  ${state}  ${lead.locale}  ${displayName}, ${aboutYou}\n${comment.replace(/^/gm, '  ')}\n`);
    }
  },
};

export const testimonialsApprove: Command = {
  usage: `ID [--category CATEGORY] [--verified ${verifications.join('|')}]`,
  takesWords: true,
  summary: 'puts a testimonial on the site',
  help: [
    'In its original language; an editor may translate it in data/testimonials.json. CATEGORY is an id of data/categories.json.',
    'What --verified says stands beside it: they gave the agency a mandate, or visited a home with it. A running site shows it',
    'within seconds, its picture too.',
  ].join('\n'),
  options: { category: { type: 'string', default: 'testimonials' }, verified: { type: 'string' } },
  async run(input) {
    const id = onlyWord(input, 'ID');
    const [{ readPublishedReviews }, { approveReview }, { publishedData }] = await Promise.all([
      office(),
      import('../../lib/reviews/actions.ts'),
      import('../../lib/data/store.ts'),
    ]);
    const { category, verified: stated } = input.options;
    const verified = verifications.find((one) => one === stated);
    if (stated !== undefined && !verified) throw new UsageError(`--verified is one of ${verifications.join(', ')}`);
    const lead = (await received()).find((one) => reviewIdOf(one) === id);
    if (!lead) throw new UsageError(`no testimonial ${id}`);
    if (readPublishedReviews().some((one) => one.id === id)) throw new UsageError(`${id} is in data/testimonials.json`);
    if (!publishedData().content.categories.has(String(category))) throw new UsageError(`no category ${category}`);
    await approveReview(lead, { category: String(category), verified }, commandActor);
    console.log(
      `${id} is in data/testimonials.json; its words are ${lead.locale} in every language until an editor translates them`,
    );
  },
};
