import type { TeamMemberView, TeamModuleView } from '../../../components/modules/team-module';
import type { TestimonialsModuleView } from '../../../components/modules/testimonials-module';
import { pictureView } from '../../catalogue/picture-views.ts';
import { date } from '../../format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { initials } from '../../initials.ts';
import { formatPhone, telHref } from '../../phone.ts';
import { toTreeItems } from '../articles/tree.ts';
import type { TeamMember } from '../schema.ts';
import { branchesOf, draftMark, type ModuleContext } from './context.ts';
import type { ModuleOf } from './schema.ts';

/** The members by category, in the order of the categories; those who fit into one row need no labels. */
export function teamView(module: ModuleOf<'team'>, context: ModuleContext): TeamModuleView {
  const { content } = context.data;
  const branch = branchesOf(module.relations, context);
  const members = [...content.team.values()].filter(({ category }) => branch.has(category)).slice(0, module.maxItems);
  const perRow = module.numberItemOfRow ?? 4;
  const view = (member: TeamMember) => memberView(member, context.locale);
  const groups = toTreeItems(content.categories.values(), context.locale)
    .map(({ id, label }) => ({ id, label, members: members.filter(({ category }) => category === id).map(view) }))
    .filter((group) => group.members.length > 0);
  return {
    view: 'team',
    perRow,
    groups: members.length > perRow ? groups : [{ id: 'all', label: null, members: members.map(view) }],
  };
}

const memberView = ({ id, name, role, phone, email }: TeamMember, locale: Locale): TeamMemberView => ({
  id,
  name,
  initials: initials(name),
  role: role[locale],
  phone: { text: formatPhone(phone), href: telHref(phone) },
  email,
});

/** What clients say, the latest first. */
export function testimonialsView(module: ModuleOf<'testimonials'>, context: ModuleContext): TestimonialsModuleView {
  const { locale, words, data } = context;
  const branch = branchesOf(module.relations, context);
  return {
    view: 'testimonials',
    perRow: module.numberItemOfRow ?? 2,
    testimonials: [...data.content.testimonials.values()]
      .filter(({ status, category }) => status === 'Published' && branch.has(category))
      .sort((a, b) => b.postedAt.localeCompare(a.postedAt))
      .slice(0, module.maxItems)
      .map((testimonial) => {
        const { id, comment, name, aboutYou, website, image, postedAt, postedBy } = testimonial;
        const broker = postedBy && data.content.team.get(postedBy);
        return {
          id,
          draft: draftMark(testimonial, context),
          comment: comment[locale],
          name,
          about: aboutYou[locale],
          website: website ?? null,
          picture: image ? pictureView(data.catalogue, image, locale) : null,
          posted: [date(postedAt, locale), broker && words.lookedAfterBy(broker.name)].filter(Boolean).join(' · '),
        };
      }),
  };
}
