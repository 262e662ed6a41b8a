import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { SelectField, TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { fitsGoal } from '@/lib/catalogue/goal';
import type { Property } from '@/lib/catalogue/schema/property';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import { fieldWords } from '@/lib/records/fields/field-words';
import { editHomePath } from '@/lib/routes/home-record';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './homes.module.css';

interface HomeActionsProps {
  home: Property;
  locale: Locale;
  /** With the drafts. */
  data: Snapshot;
}

/** The quick forms of a home: its price, whether it is under option or sold, and whether it is on the site. */
export async function HomeActions({ home, locale, data: { catalogue } }: HomeActionsProps) {
  const t = await getTranslations('office.homeEdit');
  const { label } = fieldWords(locale);
  const marquees = [...catalogue.marquees.values()]
    .filter((marquee) => fitsGoal(marquee, home.goal))
    .map(({ id, name }) => [String(id), name[locale]] as const);
  const isPublished = home.status === 'published';
  return (
    <section className={page.section} data-part="home-acts">
      <h2>{t('change')}</h2>
      <p className={styles.homeActs}>
        <Link className="button" href={officeHref(editHomePath(home.id), locale)} prefetch={false}>
          {t('edit')}
        </Link>
      </p>
      <OfficeForm action="home.change" className={styles.change} label={t('change')}>
        <input type="hidden" name="home" value={home.id} />
        <input key={`sure-${home.price.amount}`} type="hidden" name="sure" defaultValue="" />
        <input
          type="hidden"
          name="base"
          value={JSON.stringify({ amount: home.price.amount, marquee: home.marquee ?? null })}
        />
        {/* The fields alone are made anew by a change: the button keeps the focus. */}
        <TextField
          key={home.price.amount}
          label={`${label(['price', 'amount'])} (€)`}
          name="amount"
          inputMode="numeric"
          defaultValue={home.price.amount}
          required
        />
        <SelectField
          key={home.marquee ?? 'none'}
          label={label(['marquee'])}
          name="marquee"
          defaultValue={String(home.marquee ?? 'none')}
          options={[['none', t('available')], ...marquees]}
        />
        <button className="button button-quiet" type="submit">
          {t('save')}
        </button>
      </OfficeForm>
      <div className={styles.homeActs}>
        <OfficeForm action="home.change" label={t('status')}>
          <input type="hidden" name="home" value={home.id} />
          <button
            className="button button-quiet"
            type="submit"
            name="status"
            value={isPublished ? 'withdrawn' : 'published'}
          >
            {t(isPublished ? 'withdraw' : 'publish')}
          </button>
        </OfficeForm>
        <details>
          <summary className="link">{t('copy')}</summary>
          <OfficeForm action="home.copy" className={page.form} label={t('copy')}>
            <p className={page.muted}>{t('copyText')}</p>
            <input type="hidden" name="home" value={home.id} />
            <label className="check-line">
              <input type="checkbox" name="pictures" />
              {t('withPictures')}
            </label>
            <button className="button button-quiet" type="submit">
              {t('copyNow')}
            </button>
          </OfficeForm>
        </details>
        {!isPublished && (
          <OfficeForm action="home.delete" label={t('delete')}>
            <input type="hidden" name="home" value={home.id} />
            <button className="link" type="submit">
              {t('delete')}
            </button>
          </OfficeForm>
        )}
      </div>
    </section>
  );
}
