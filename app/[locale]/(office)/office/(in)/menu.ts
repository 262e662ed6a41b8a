import type { IconName } from '@/lib/base/icon-names';
import type { MessageKey } from '@/lib/i18n/translator';
import type { OfficePage } from '@/lib/routes/office-paths';
import type { Permission } from '@/lib/staff/permissions';

interface MenuEntry {
  name: MessageKey<'office.nav'>;
  right: Permission;
  page: OfficePage;
  /** What else belongs to it, by the beginning of its address: forms of records. */
  also?: readonly string[];
}

interface MenuSection {
  name: MessageKey<'office.nav'>;
  icon?: IconName;
  /** The first that the role may open is where the section leads. */
  pages: readonly MenuEntry[];
}

/**
 * The menu of the office: a page is one line, with its name in `office.nav` and the right that it needs, in the section where it is looked
 * for. Sections with several pages show them in a second row. The first four are at the foot of a phone, where a thumb reaches.
 */
export const menu: readonly MenuSection[] = [
  { name: 'today', icon: 'clock', pages: [{ name: 'today', right: 'page.today', page: '' }] },
  {
    name: 'leads',
    icon: 'mail',
    pages: [
      { name: 'leads', right: 'page.leads', page: 'leads' },
      { name: 'texts', right: 'page.texts', page: 'texts' },
    ],
  },
  {
    name: 'agenda',
    icon: 'calendar',
    pages: [
      { name: 'agenda', right: 'page.agenda', page: 'agenda' },
      { name: 'hours', right: 'page.hours', page: 'hours' },
    ],
  },
  {
    name: 'homes',
    icon: 'house',
    pages: [
      { name: 'homes', right: 'page.homes', page: 'homes', also: ['edit/properties'] },
      { name: 'projects', right: 'page.projects', page: 'projects', also: ['edit/projects'] },
      { name: 'pictures', right: 'page.pictures', page: 'pictures' },
    ],
  },
  {
    name: 'people',
    icon: 'user',
    pages: [
      { name: 'people', right: 'page.people', page: 'people' },
      { name: 'owners', right: 'page.owners', page: 'owners' },
      { name: 'reviews', right: 'page.reviews', page: 'reviews' },
    ],
  },
  {
    name: 'content',
    icon: 'file-text',
    pages: [
      { name: 'content', right: 'page.content', page: 'content', also: ['edit'] },
      { name: 'words', right: 'page.words', page: 'words' },
      { name: 'import', right: 'page.import', page: 'import' },
    ],
  },
  { name: 'figures', icon: 'calculator', pages: [{ name: 'figures', right: 'page.figures', page: 'figures' }] },
  {
    name: 'settings',
    icon: 'key-round',
    pages: [
      { name: 'staff', right: 'page.staff', page: 'staff' },
      { name: 'log', right: 'page.log', page: 'log' },
    ],
  },
];
