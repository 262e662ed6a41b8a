import type { IconName } from '@/lib/base/icon-names';
import type { MessageKey } from '@/lib/i18n/translator';
import type { OfficePage } from '@/lib/routes/office-paths';
import type { OfficeRoute } from '@/lib/staff/rights';

interface MenuEntry {
  name: MessageKey<'office.nav'>;
  page: OfficePage;
  /** Whose roles see it. */
  route: OfficeRoute;
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
 * The menu of the office: a page is one line, with its name in `office.nav`, in the section where it is looked for, and shown to the roles that
 * may open it. Sections with several pages show them in a second row. The first four are at the foot of a phone, where a thumb reaches.
 */
export const menu: readonly MenuSection[] = [
  { name: 'today', icon: 'clock', pages: [{ name: 'today', page: '', route: '' }] },
  {
    name: 'leads',
    icon: 'mail',
    pages: [
      { name: 'leads', page: 'leads', route: 'leads' },
      { name: 'texts', page: 'texts', route: 'texts' },
    ],
  },
  {
    name: 'agenda',
    icon: 'calendar',
    pages: [
      { name: 'agenda', page: 'agenda', route: 'agenda' },
      { name: 'hours', page: 'hours', route: 'hours' },
    ],
  },
  {
    name: 'homes',
    icon: 'house',
    pages: [
      { name: 'homes', page: 'homes', route: 'homes', also: ['edit/properties'] },
      { name: 'projects', page: 'projects', route: 'projects', also: ['edit/projects'] },
      { name: 'pictures', page: 'pictures', route: 'pictures' },
      { name: 'import', page: 'import', route: 'import' },
    ],
  },
  {
    name: 'people',
    icon: 'user',
    pages: [
      { name: 'people', page: 'people', route: 'people' },
      { name: 'owners', page: 'owners', route: 'owners' },
      { name: 'reviews', page: 'reviews', route: 'reviews' },
    ],
  },
  {
    name: 'content',
    icon: 'file-text',
    pages: [
      { name: 'content', page: 'content', route: 'content', also: ['edit'] },
      { name: 'words', page: 'words', route: 'words' },
    ],
  },
  { name: 'figures', icon: 'calculator', pages: [{ name: 'figures', page: 'figures', route: 'figures' }] },
  {
    name: 'settings',
    icon: 'key-round',
    pages: [
      { name: 'agency', page: 'edit/site', route: 'content' },
      { name: 'costs', page: 'edit/costs', route: 'content' },
      { name: 'staff', page: 'staff', route: 'staff' },
      { name: 'log', page: 'log', route: 'log' },
    ],
  },
];
