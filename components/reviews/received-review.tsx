import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AreaField, SelectField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, dateAndTime, languageName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readLeadLocale } from '@/lib/leads/lead-mails';
import { type readReviews, reviewCategories, verificationChoices } from '@/lib/reviews/reviews';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './reviews.module.css';

interface ReceivedReviewProps {
  review: Awaited<ReturnType<typeof readReviews>>['received'][number];
  locale: Locale;
  data: Snapshot;
}

/** Everything that a visitor sent, with the decisions that staff can take. */
export async function ReceivedReview({ review, locale, data }: ReceivedReviewProps) {
  const t = await getTranslations('office.reviews');
  const { lead, refused, picture, sent, evidence } = review;
  const name = sent.displayName;
  const known = [
    evidence.homes > 0 && t('homes', { count: evidence.homes }),
    evidence.visits > 0 && t('visits', { count: evidence.visits }),
  ].filter(Boolean);
  const verified = evidence.homes > 0 ? 'mandate' : evidence.visits > 0 ? 'visit' : 'none';
  const hidden = <input type="hidden" name="id" value={lead.id} />;
  return (
    <li className={styles.review} data-review={lead.id}>
      {picture && (
        <img className={styles.picture} src={`/api/office/reviews/${picture.id}/`} alt={t('picture', { name })} />
      )}
      <div className={styles.body}>
        <p className={styles.comment} lang={lead.locale}>
          {sent.comment}
        </p>
        <p className={styles.name}>
          {name}
          <span className={page.muted} lang={lead.locale}>
            {' '}
            · {sent.aboutYou}
          </span>
        </p>
        <p className={page.muted}>
          {[date(lead.createdAt, locale), languageName(readLeadLocale(lead), locale), lead.email, sent.website]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Link className="link" href={officeHref(`leads/${lead.id}`, locale)} prefetch={false}>
            {t('lead')}
          </Link>
        </p>
        <p className={known.length > 0 ? page.muted : page.error}>
          {known.length > 0 ? known.join(' · ') : t('noEvidence')}
        </p>
        {refused && (
          <div className={styles.refused}>
            <p className={page.muted}>
              {t('refusedBy', { name: refused.author_name, moment: dateAndTime(refused.at, locale) })}{' '}
              {t(refused.mail ? 'told' : 'notTold')}
            </p>
            <p className={styles.reason}>{refused.reason}</p>
          </div>
        )}
        <OfficeForm action="review.approve" className={styles.decision} label={`${t('approve')}: ${name}`}>
          {hidden}
          <SelectField
            label={t('category')}
            name="category"
            options={reviewCategories(data.content).map((category) => [category.id, category.name[locale]])}
          />
          <SelectField
            label={t('verified')}
            hint={t('law')}
            name="verified"
            defaultValue={verified}
            options={verificationChoices.map((one) => [one, t(`how.${one}`)])}
          />
          <button className="button" type="submit">
            {t('approve')}
          </button>
        </OfficeForm>
        {!refused && (
          <details>
            <summary className="link">{t('refuse')}</summary>
            <OfficeForm action="review.refuse" className={page.form} label={`${t('refuse')}: ${name}`}>
              {hidden}
              <AreaField label={t('reason')} hint={t('reasonHint')} name="reason" rows={3} maxLength={2_000} required />
              <label className="check-line">
                <input type="checkbox" name="tell" />
                {t('tell', { name })}
              </label>
              <button className="button button-quiet" type="submit">
                {t('refuseDo')}
              </button>
            </OfficeForm>
          </details>
        )}
      </div>
    </li>
  );
}
