import { usePathname, useSearchParams } from 'next/navigation';
import type { MouseEvent } from 'react';
import { languageNames } from '@/components/layout/language-names';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import styles from './nav.module.css';
import { useOffice } from './office-provider';

interface LanguageSwitchProps {
  locale: Locale;
  /** The languages of the site. */
  languages: readonly Locale[];
  label: string;
}

/** Links to the page with its query in another language, which is remembered for the next log-in. */
export function LanguageSwitch({ locale, languages, label }: LanguageSwitchProps) {
  const { run } = useOffice();
  const [path, query] = [usePathname(), useSearchParams().toString()];
  const here = path.replace(/^\/[a-z]{2}\//, '/');

  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void run('language.choose', { language }).then(() => location.assign(href + location.hash));
  };

  return (
    <div className={styles.languages}>
      <button type="button" className={styles.link} popoverTarget="office-languages" aria-label={`${label}: ${locale}`}>
        {locale.toUpperCase()}
        <Icon name="chevron-down" />
      </button>
      <ul id="office-languages" className={styles.menu} popover="auto" aria-label={label}>
        {languages.map((language) => (
          <li key={language}>
            <a
              className={styles.link}
              href={`/${language}${here}${query && `?${query}`}`}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
