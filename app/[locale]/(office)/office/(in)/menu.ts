import type { MessageKey } from '@/lib/i18n/translator';
import type { IconName } from '@/lib/icon-names';
import type { OfficePage } from '@/lib/office/paths';
import type { Permission } from '@/lib/office/permissions';

interface MenuEntry {
  name: MessageKey<'office.nav'>;
  right: Permission;
  page: OfficePage;
  icon?: IconName;
}

/** The menu of the office: a page is one line, with its name in `office.nav` and the right that it needs. */
export const menu: Record<'first' | 'work' | 'agency' | 'own', readonly MenuEntry[]> = {
  /** The pages that are open all day: always in view, on a phone at the foot, where a thumb reaches. There is room for four. */
  first: [
    { name: 'today', right: 'page.today', page: '', icon: 'clock' },
    { name: 'leads', right: 'page.leads', page: 'leads', icon: 'mail' },
    { name: 'agenda', right: 'page.agenda', page: 'agenda', icon: 'calendar' },
    { name: 'homes', right: 'page.homes', page: 'homes', icon: 'house' },
  ],
  work: [
    { name: 'people', right: 'page.people', page: 'people' },
    { name: 'owners', right: 'page.owners', page: 'owners' },
    { name: 'pictures', right: 'page.pictures', page: 'pictures' },
    { name: 'reviews', right: 'page.reviews', page: 'reviews' },
  ],
  agency: [
    { name: 'figures', right: 'page.figures', page: 'figures' },
    { name: 'content', right: 'page.content', page: 'content' },
    { name: 'words', right: 'page.words', page: 'words' },
    { name: 'import', right: 'page.import', page: 'import' },
    { name: 'hours', right: 'page.hours', page: 'hours' },
    { name: 'texts', right: 'page.texts', page: 'texts' },
    { name: 'staff', right: 'page.staff', page: 'staff' },
    { name: 'log', right: 'page.log', page: 'log' },
  ],
  own: [{ name: 'account', right: 'page.account', page: 'account' }],
};
