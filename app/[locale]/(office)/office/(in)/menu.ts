import type { IconName } from '@/lib/base/icon-names';
import type { MessageKey } from '@/lib/i18n/translator';
import type { OfficePage } from '@/lib/routes/office-paths';
import type { OfficeRoute } from '@/lib/staff/rights';

interface MenuEntry {
  name: MessageKey<'office.nav'>;
  page: OfficePage & OfficeRoute;
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
  { name: 'today', icon: 'clock', pages: [{ name: 'today', page: '' }] },
  {
    name: 'leads',
    icon: 'mail',
    pages: [
      { name: 'leads', page: 'leads' },
      { name: 'texts', page: 'texts' },
    ],
  },
  {
    name: 'agenda',
    icon: 'calendar',
    pages: [
      { name: 'agenda', page: 'agenda' },
      { name: 'hours', page: 'hours' },
    ],
  },
  {
    name: 'homes',
    icon: 'house',
    pages: [
      { name: 'homes', page: 'homes', also: ['edit/properties'] },
      { name: 'projects', page: 'projects', also: ['edit/projects'] },
      { name: 'pictures', page: 'pictures' },
    ],
  },
  {
    name: 'people',
    icon: 'user',
    pages: [
      { name: 'people', page: 'people' },
      { name: 'owners', page: 'owners' },
      { name: 'reviews', page: 'reviews' },
    ],
  },
  {
    name: 'content',
    icon: 'file-text',
    pages: [
      { name: 'content', page: 'content', also: ['edit'] },
      { name: 'words', page: 'words' },
      { name: 'import', page: 'import' },
    ],
  },
  { name: 'figures', icon: 'calculator', pages: [{ name: 'figures', page: 'figures' }] },
  {
    name: 'settings',
    icon: 'key-round',
    pages: [
      { name: 'staff', page: 'staff' },
      { name: 'log', page: 'log' },
    ],
  },
];
