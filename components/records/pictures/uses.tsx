import { getTranslations } from 'next-intl/server';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { editHomePath, readHomeNumber } from '@/lib/routes/home-record';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './pictures.module.css';

/** Uses of a picture that are named; the others are counted. */
const maxNamed = 2;

/** Names the records that use a file of the data. */
export async function Uses({ uses, locale, data }: { uses: readonly string[]; locale: Locale; data: Snapshot }) {
  const t = await getTranslations('office.pictures');
  const named = uses.slice(0, maxNamed).map((file) => {
    const home = readHomeNumber(file);
    const text = home === null ? file : subjectLine({ property: home, project: null }, locale, data);
    return { file, text, href: home === null ? null : officeHref(editHomePath(home), locale) };
  });
  return (
    <p className={styles.uses}>
      <span className="sr-only">{t('usedIn')} </span>
      {named.map(({ file, text, href }) => (
        <span key={file}>
          {href ? (
            <a className="link" href={href}>
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
      {uses.length > maxNamed && <span>{t('more', { count: number(uses.length - maxNamed, locale) })}</span>}
    </p>
  );
}
