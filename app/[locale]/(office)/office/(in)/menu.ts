import type { IconName } from '@/lib/base/icon-names';
import type { MessageKey } from '@/lib/i18n/translator';
import type { ManualPart } from '@/lib/office/manual-parts';
import type { OfficePage } from '@/lib/routes/office-paths';
import type { OfficeRoute } from '@/lib/staff/rights';

interface MenuEntry {
  name: MessageKey<'office.nav'>;
  page: OfficePage;
  /** The entry is shown to the roles of this route. */
  route: OfficeRoute;
  /** The beginnings of further addresses that belong to it: forms of records. */
  also?: readonly string[];
  /** The section of the manual about it. */
  help: ManualPart;
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
  { name: 'today', icon: 'clock', pages: [{ name: 'today', page: '', route: '', help: 'today' }] },
  {
    name: 'leads',
    icon: 'mail',
    pages: [
      { name: 'leads', page: 'leads', route: 'leads', help: 'leads' },
      { name: 'texts', page: 'texts', route: 'texts', help: 'leads' },
    ],
  },
  {
    name: 'agenda',
    icon: 'calendar',
    pages: [
      { name: 'agenda', page: 'agenda', route: 'agenda', help: 'agenda' },
      { name: 'hours', page: 'hours', route: 'hours', help: 'agenda' },
    ],
  },
  {
    name: 'homes',
    icon: 'house',
    pages: [
      { name: 'homes', page: 'homes', route: 'homes', also: ['edit/properties'], help: 'homes' },
      { name: 'projects', page: 'projects', route: 'projects', also: ['edit/projects'], help: 'projects' },
      { name: 'pictures', page: 'pictures', route: 'pictures', help: 'pictures' },
      { name: 'import', page: 'import', route: 'import', help: 'import' },
    ],
  },
  {
    name: 'people',
    icon: 'user',
    pages: [
      { name: 'people', page: 'people', route: 'people', help: 'searches' },
      { name: 'owners', page: 'owners', route: 'owners', help: 'owners' },
      { name: 'reviews', page: 'reviews', route: 'reviews', help: 'reviews' },
    ],
  },
  {
    name: 'content',
    icon: 'file-text',
    pages: [
      { name: 'content', page: 'content', route: 'content', also: ['edit'], help: 'pages' },
      { name: 'menu', page: 'edit/menu', route: 'content', help: 'menu' },
      { name: 'words', page: 'words', route: 'words', help: 'pages' },
    ],
  },
  {
    name: 'figures',
    icon: 'calculator',
    pages: [{ name: 'figures', page: 'figures', route: 'figures', help: 'figures' }],
  },
  {
    name: 'settings',
    icon: 'key-round',
    pages: [
      { name: 'agency', page: 'edit/site', route: 'content', help: 'settings' },
      { name: 'rules', page: 'hours/rules', route: 'hours/rules', help: 'settings' },
      { name: 'costs', page: 'edit/costs', route: 'content', help: 'settings' },
      { name: 'staff', page: 'staff', route: 'staff', help: 'staff' },
      { name: 'log', page: 'log', route: 'log', help: 'undo' },
    ],
  },
];
