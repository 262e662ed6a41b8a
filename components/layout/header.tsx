import { getLocale, getTranslations } from 'next-intl/server';
import { SavedLinks } from '@/components/saved/saved-links';
import { Icon } from '@/components/ui/icon';
import type { HeaderView } from '@/lib/content/frame/views';
import styles from './header.module.css';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { DrawerMenu, SiteMenu } from './site-menu';
import { DrawerLinks, TopBar } from './top-bar';

/** Logo, menu and languages; on a narrow screen they are in a drawer that the browser itself opens (popover), script or not. */
export async function Header({ header }: { header: HeaderView }) {
  const [t, saved, locale] = await Promise.all([getTranslations('layout'), getTranslations('saved'), getLocale()]);
  const { languages } = header;
  const savedTitles = { favourites: saved('favourites.title'), compare: saved('compare.title') };
  return (
    <header className={styles.siteHeader} data-part="site-header">
      {header.topBar && <TopBar bar={header.topBar} />}
      <div className={`wrap ${styles.siteHeaderRow}`} data-switcher={header.switcherPosition}>
        <a
          className={styles.siteLogo}
          data-part="site-logo"
          href={header.homePath}
          aria-label={t('toHome', { name: header.name })}
        >
          {header.logo ? <img src={header.logo} width={120} height={34} alt="" /> : <Logo />}
        </a>
        <SiteMenu items={header.menu} label={t('mainMenu')} more={t('more')} />
        <SavedLinks paths={header.savedPaths} titles={savedTitles} />
        <LanguageLinks links={languages} current={locale} label={t('languages')} />
        <button type="button" className={styles.drawerButton} popoverTarget="drawer">
          <Icon name="menu" />
          {t('menu')}
        </button>
      </div>
      <div id="drawer" className={styles.drawer} popover="auto">
        <button
          type="button"
          className="drawer-close"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Icon name="x" />
        </button>
        <DrawerMenu items={header.menu} label={t('mainMenu')} />
        {header.topBar && <DrawerLinks items={[...header.topBar.right, ...header.topBar.left]} />}
        <LanguageLinks links={languages} current={locale} label={t('languages')} />
      </div>
    </header>
  );
}
