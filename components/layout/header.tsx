import type { ListPaths, ListWords } from '@/components/saved/home-buttons';
import { SavedLinks } from '@/components/saved/saved-links';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import styles from './header.module.css';
import { type LanguageLink, LanguageLinks } from './language-links';
import { Logo } from './logo';
import { DrawerMenu, type MenuItemView, SiteMenu } from './site-menu';
import { type BarItem, TopBar } from './top-bar';

export interface HeaderView {
  locale: Locale;
  name: string;
  /** A file of public/; null for Heem's own drawing. */
  logo: string | null;
  homePath: string;
  topBar: { left: BarItem[]; right: BarItem[] } | null;
  menu: MenuItemView[];
  languages: LanguageLink[];
  /** Where what a visitor keeps is shown. */
  savedPaths: ListPaths;
  switcherPosition: 'left' | 'center' | 'right';
  words: { toHome: string; menu: string; mainMenu: string; languages: string; close: string; saved: ListWords };
}

/** Logo, menu and languages; on a narrow screen they are in a drawer that the browser itself opens (popover), script or not. */
export function Header({ header }: { header: HeaderView }) {
  const { words, locale, languages } = header;
  return (
    <header className={styles.siteHeader} data-part="site-header">
      {header.topBar && <TopBar bar={header.topBar} />}
      <div className={`wrap ${styles.siteHeaderRow}`} data-switcher={header.switcherPosition}>
        <a className={styles.siteLogo} data-part="site-logo" href={header.homePath} aria-label={words.toHome}>
          {header.logo ? <img src={header.logo} width={120} height={34} alt="" /> : <Logo />}
        </a>
        <SiteMenu items={header.menu} label={words.mainMenu} />
        <SavedLinks paths={header.savedPaths} words={words.saved} />
        <LanguageLinks links={languages} current={locale} label={words.languages} />
        <button type="button" className={styles.drawerButton} popoverTarget="drawer">
          <Icon name="menu" />
          {words.menu}
        </button>
      </div>
      <div id="drawer" className={styles.drawer} popover="auto">
        <button
          type="button"
          className="drawer-close"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={words.close}
        >
          <Icon name="x" />
        </button>
        <DrawerMenu items={header.menu} label={words.mainMenu} />
        <LanguageLinks links={languages} current={locale} label={words.languages} />
      </div>
    </header>
  );
}
