import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { isNothing, type RetainedPart } from '@/lib/people/person-words';
import styles from './my-data.module.css';

interface RetainedDataProps {
  link: string;
  eraseHref: string;
  parts: readonly RetainedPart[];
  privacy: { text: string; href: string } | null;
  locale: Locale;
}

/** The data kept about a person, in words, to download or to have erased. */
export async function RetainedData({ link, eraseHref, parts, privacy, locale }: RetainedDataProps) {
  const t = await getTranslations('myData');
  return (
    <>
      <form method="post" action="/api/my-data/" encType="multipart/form-data">
        <input type="hidden" name="link" value={link} />
        <input type="hidden" name="locale" value={locale} />
        <div className={styles.buttons}>
          <button className="button" type="submit" name="act" value="html">
            {t('download')}
          </button>
          <button className="button button-quiet" type="submit" name="act" value="json">
            {t('downloadJson')}
          </button>
          <a className="button button-quiet" href={eraseHref}>
            {t('toErase')}
          </a>
        </div>
      </form>
      {isNothing(parts) && <p>{t('nothing')}</p>}
      {parts.map(({ name, title, items }) => (
        <section key={name} className={styles.part} data-part="retained-records">
          <h2>{title}</h2>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title, and the page does not change
            <div key={i} className={styles.item}>
              {item.title && <h3>{item.title}</h3>}
              {item.rows.length > 0 && (
                <dl className={styles.rows}>
                  {item.rows.map(({ label, value }, row) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same label
                    <div key={row}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          ))}
        </section>
      ))}
      <section className={styles.part}>
        <h2>{t('elsewhere.title')}</h2>
        <p>{t('elsewhere.text')}</p>
        {privacy && (
          <p>
            <a className="link" href={privacy.href}>
              {t('elsewhere.privacy')}
            </a>
          </p>
        )}
      </section>
    </>
  );
}
