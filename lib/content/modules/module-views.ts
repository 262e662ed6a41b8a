import type { ModuleContent, ModuleFrameView, ModuleView } from '../../../components/modules/module-view';
import { fillSearch } from '../../alerts/fill-search.ts';
import { searchCard } from '../../alerts/search-card.ts';
import { pictureView } from '../../catalogue/picture-views.ts';
import { aboutView } from '../../forms/about-view.ts';
import type { PageForm } from '../../forms/form-ids.ts';
import { type FormStart, formView } from '../../forms/form-view.ts';
import { forms } from '../../forms/forms.ts';
import { searchFormView } from '../../search/search-line.ts';
import { agencyView } from '../frame/agency-view.ts';
import type { MaybeDraft } from '../load.ts';
import { readMarkdown } from '../markdown/read.ts';
import { articleView, categoryView, servicesView } from './article-views.ts';
import { draftMark, linker, type ModuleContext } from './context.ts';
import { figuresView } from './figures-view.ts';
import { projectListView, propertyListView } from './lists-views.ts';
import { teamView, testimonialsView } from './people-views.ts';
import { toRows } from './rows.ts';
import type { ModuleOf, PageModule } from './schema.ts';

type Makers = {
  [View in PageModule['view']]: (
    module: ModuleOf<View>,
    context: ModuleContext,
  ) => Extract<ModuleContent, { view: View }>;
};

const makers: Makers = {
  text: ({ image, backgroundType }, { locale, data }) => ({
    view: 'text',
    picture: image && backgroundType !== 'image' ? pictureView(data.catalogue, image, locale) : null,
  }),
  gallery: ({ images, numberItemOfRow, maxItems }, { locale, data }) => ({
    view: 'gallery',
    perRow: numberItemOfRow ?? 3,
    pictures: images.slice(0, maxItems).map((id) => pictureView(data.catalogue, id, locale)),
  }),
  search: (_, { locale, data }) => ({ view: 'search', search: searchFormView(locale, data) }),
  'property-list': propertyListView,
  'project-list': projectListView,
  article: articleView,
  category: categoryView,
  services: servicesView,
  team: teamView,
  testimonials: testimonialsView,
  figures: figuresView,
  contact: (_, { locale, words, data: { content } }) => ({
    view: 'contact',
    agency: agencyView(content.site, locale, words.contact.byAppointment),
    mapHref: mapHref(content.site.address),
    words: words.contact,
  }),
  form: ({ form }, context) => ({
    view: 'form',
    form: formView(form, formStart(form, context), context.locale, context.words.forms, context.data, context.slotDays),
    send: context.send,
  }),
};

/** What the address of the page says that the form is about or begins with. */
function formStart(form: PageForm, { about, search, locale, words, data }: ModuleContext): FormStart {
  if (!forms[form].takesSearch) return { about: about && aboutView(about, locale, words.card, data) };
  return {
    about: search && searchCard(search, words.alerts.say('taken'), locale, words.alerts, data),
    values: fillSearch(search, 'atOnce', locale, data.catalogue),
  };
}

/** The published modules of a page in their order, as rows of twelve columns. */
export const moduleRows = (modules: readonly PageModule[], context: ModuleContext): ModuleView[][] =>
  toRows(modules).map((row) =>
    row.map((module) => ({ ...contentOf(module, context), frame: frameView(module, context) })),
  );

/** The table has a maker for each kind, so that the one that is found takes the module that it was found by. */
const contentOf = (module: PageModule, context: ModuleContext): ModuleContent =>
  (makers[module.view] as (module: PageModule, context: ModuleContext) => ModuleContent)(module, context);

function frameView(module: MaybeDraft<PageModule>, context: ModuleContext): ModuleFrameView {
  const { locale, data } = context;
  const { id, title, titleSize, description, link, position, span, col, image, images, backgroundType } = module;
  const behind = backgroundType === 'image' && image ? [image] : backgroundType === 'gallery' ? images : [];
  return {
    id,
    draft: draftMark(module, context),
    title: title?.[locale] ?? null,
    titleSize,
    text: description ? readMarkdown(description[locale], linker(context)) : [],
    link: link ? { label: link.label[locale], href: linker(context)(link.target) } : null,
    position,
    col: { lg: span, ...col },
    classes: module.class,
    color: backgroundType === 'color' ? (module.colorBackground ?? null) : null,
    backdrop: behind.map((picture) => pictureView(data.catalogue, picture, locale)),
  };
}

/** OpenStreetMap, in a tab of its own when the visitor asks for it. */
const mapHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
