import { getTranslations } from 'next-intl/server';
import { AreaField, TextField } from '@/components/staff/fields';
import styles from '@/components/staff/folding-list.module.css';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { languageName, list } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { TextBlock } from '@/lib/leads/store-texts';
import { placeholders } from '@/lib/leads/text-blocks';

/** The frequent answers of staff, in four languages. */
export async function TextBlocks({ blocks, locale }: { blocks: readonly TextBlock[]; locale: Locale }) {
  const [t, nav] = await Promise.all([getTranslations('office.texts'), getTranslations('office.nav')]);
  const missing = ({ texts }: TextBlock) =>
    locales.filter((language) => !texts[language]).map((language) => languageName(language, locale));
  return (
    <main id="content" className={page.page} data-part="texts">
      <h1 className={page.title}>{nav('texts')}</h1>
      <p className={page.muted}>{t('lead')}</p>
      {blocks.length === 0 ? (
        <div className={page.empty}>
          <h2>{t('none')}</h2>
          <p>{t('noneText')}</p>
        </div>
      ) : (
        <ul className={styles.blocks}>
          {blocks.map((block) => {
            const without = missing(block);
            return (
              <li key={block.id} className={styles.block}>
                <details name="text-block">
                  <summary className={styles.summary}>
                    <span className="link">{block.name}</span>
                    {without.length > 0 && (
                      <span className={page.muted}>{t('missing', { languages: list(without, locale) })}</span>
                    )}
                  </summary>
                  {/* The fields follow the stored values, also after an undo. */}
                  <BlockForm key={JSON.stringify(block)} block={block} locale={locale} />
                  <OfficeForm action="text.delete">
                    <input type="hidden" name="id" value={block.id} />
                    <button
                      className={`link ${styles.delete}`}
                      type="submit"
                      aria-label={`${t('delete')}: ${block.name}`}
                    >
                      {t('delete')}
                    </button>
                  </OfficeForm>
                </details>
              </li>
            );
          })}
        </ul>
      )}
      <section className={page.section}>
        <h2>{t('add')}</h2>
        <BlockForm locale={locale} />
      </section>
    </main>
  );
}

async function BlockForm({ block, locale }: { block?: TextBlock; locale: Locale }) {
  const t = await getTranslations('office.texts');
  // As they appear in a text.
  const named = Object.fromEntries(placeholders.map((name) => [name, `{${name}}`])) as Record<
    (typeof placeholders)[number],
    string
  >;
  return (
    <OfficeForm
      action="text.save"
      className={page.form}
      label={block?.name ?? t('add')}
      resets={block ? undefined : true}
    >
      {block && <input type="hidden" name="id" value={block.id} />}
      <TextField label={t('name')} name="name" defaultValue={block?.name} maxLength={100} required />
      <p className={page.muted}>{t('placeholders', named)}</p>
      <div className={styles.languages}>
        {locales.map((language) => (
          <AreaField
            key={language}
            label={languageName(language, locale)}
            name={language}
            lang={language}
            defaultValue={block?.texts[language]}
            maxLength={5_000}
          />
        ))}
      </div>
      <button className="button" type="submit">
        {t('save')}
      </button>
    </OfficeForm>
  );
}
