import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import type { Snapshot } from '@/lib/content/snapshot';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { maxReviews, type ReviewState, type readReviews, reviewStates } from '@/lib/reviews/reviews';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import { PublishedReview } from './published-review';
import { ReceivedReview } from './received-review';

interface ReviewsProps {
  state: ReviewState;
  reviews: Awaited<ReturnType<typeof readReviews>>;
  /** The unsaved changes of the person, by testimonial. */
  savedCopies: ReadonlyMap<string, FormCopy>;
  locale: Locale;
  data: Snapshot;
}

/** Testimonials in full: waiting, on the site, or refused. */
export async function Reviews({ state, reviews: { site, received, counts }, savedCopies, locale, data }: ReviewsProps) {
  const [t, nav] = await Promise.all([getTranslations('office.reviews'), getTranslations('office.nav')]);
  const none = { waiting: 'waitingNone', site: 'siteNone', refused: 'refusedNone' } as const;
  return (
    <main id="content" className={page.page} data-part="reviews">
      <h1 className={page.title}>{nav('reviews')}</h1>
      <nav className={listPage.tabs} aria-label={t('statesLabel')}>
        {reviewStates.map((one) => (
          <Link
            key={one}
            className={listPage.tab}
            href={`?state=${one}`}
            prefetch={false}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`states.${one}`)} <span className={listPage.count}>{number(counts[one], locale)}</span>
          </Link>
        ))}
      </nav>
      {counts[state] === 0 && (
        <div className={page.empty}>
          <p>{t(none[state])}</p>
          {state === 'waiting' && <p className={page.muted}>{t('waitingNoneText')}</p>}
        </div>
      )}
      {state !== 'site' && counts[state] > maxReviews && (
        <p className={page.muted}>{t('newest', { count: number(maxReviews, locale) })}</p>
      )}
      <ul>
        {state === 'site'
          ? site.map((review) => (
              <PublishedReview
                key={review.id}
                review={review}
                savedCopy={savedCopies.get(review.id)}
                locale={locale}
                data={data}
              />
            ))
          : received.map((review) => (
              <ReceivedReview key={review.lead.id} review={review} locale={locale} data={data} />
            ))}
      </ul>
    </main>
  );
}
