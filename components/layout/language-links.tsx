import type { LanguageLink } from '@/lib/content/frame/views';
import type { Locale } from '@/lib/i18n/locales';
import styles from './header.module.css';
import { languageNames } from './language-names';

/** Links to the page in the other languages; nothing where the site has only one language. */
export function LanguageLinks({ links, current, label }: { links: LanguageLink[]; current: Locale; label: string }) {
  if (links.length < 2) return null;
  return (
    <nav className={styles.languageLinks} data-languages="" aria-label={label}>
      {links.map(({ locale, path }) => (
        <a
          key={locale}
          href={path}
          lang={locale}
          hrefLang={locale}
          aria-label={`${locale.toUpperCase()}, ${languageNames[locale]}`}
          aria-current={locale === current ? 'true' : undefined}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
