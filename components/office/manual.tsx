import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { Markdown } from '@/components/ui/markdown';
import type { Locale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { manualText } from '@/lib/office/manual';
import { manualParts, pictured, pictureSize } from '@/lib/office/manual-parts';
import styles from './manual.module.css';

/** The manual, one part below the other, with its contents above. */
export async function Manual({ locale }: { locale: Locale }) {
  const [t, nav, all] = await Promise.all([
    getTranslations('office.help'),
    getTranslations('office.nav'),
    translatorIn(locale),
  ]);
  const label = (key: string) => all(`office.${key}` as Parameters<typeof all>[0]);
  const parts = manualParts.map((part) => ({ part, ...manualText(part, locale, label) }));
  return (
    <main id="content" className={page.page} data-part="manual">
      <h1 className={page.title}>{nav('help')}</h1>
      <p className={page.muted}>{t('lead')}</p>
      <nav aria-label={t('contents')} className={styles.contents}>
        <ol>
          {parts.map(({ part, title }) => (
            <li key={part}>
              <a className="link" href={`#${part}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ part, title, blocks }) => (
        <section key={part} id={part} className={`prose ${styles.part}`}>
          <h2>{title}</h2>
          <Markdown blocks={blocks} />
          {pictured.includes(part) && (
            <img
              {...pictureSize}
              src={`/images/manual/${locale}/${part}.webp`}
              alt={t('picture', { title })}
              loading="lazy"
              decoding="async"
            />
          )}
        </section>
      ))}
    </main>
  );
}
