import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/lib/i18n/locales';
import { type LanguageLink, LanguageLinks } from './language-links';
import { Logo } from './logo';

export interface HeaderView {
  locale: Locale;
  name: string;
  homePath: string;
  menu: { label: string; href: string; current: boolean }[];
  languages: LanguageLink[];
  switcherPosition: 'left' | 'center' | 'right';
  words: { toHome: string; menu: string; mainMenu: string; languages: string; close: string };
}

/** Logo, menu and languages; on a narrow screen they are in a drawer that the browser itself opens (popover), script or not. */
export function Header({ header }: { header: HeaderView }) {
  const { words, locale, languages } = header;
  const menu = header.menu.map(({ label, href, current }) => (
    <SiteLink key={href} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </SiteLink>
  ));
  return (
    <header className="site-header">
      <div className={`wrap site-header-row switcher-${header.switcherPosition}`}>
        <a className="site-logo" href={header.homePath} aria-label={words.toHome}>
          <Logo />
        </a>
        <nav className="site-menu" aria-label={words.mainMenu}>
          {menu}
        </nav>
        <LanguageLinks links={languages} current={locale} label={words.languages} />
        <button type="button" className="drawer-button" popoverTarget="drawer">
          <Icon name="menu" />
          {words.menu}
        </button>
      </div>
      <div id="drawer" className="drawer" popover="auto">
        <button
          type="button"
          className="drawer-close"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={words.close}
        >
          <Icon name="x" />
        </button>
        <nav aria-label={words.mainMenu}>{menu}</nav>
        <LanguageLinks links={languages} current={locale} label={words.languages} />
      </div>
    </header>
  );
}
