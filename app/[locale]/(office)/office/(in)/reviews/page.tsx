import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { Reviews } from '@/components/reviews/reviews';
import { readReviews, reviewStates } from '@/lib/reviews/reviews';
import { listFormCopies } from '@/lib/staff/working-copies/form-copies';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.nav'))('reviews'),
});

export default officePage('reviews', async ({ session, locale, data }, search) => {
  const state = reviewStates.find((known) => known === search.get('state')) ?? 'waiting';
  const reviews = await readReviews(state, session.staff, data);
  const savedCopies = await listFormCopies('review.change', session.staff);
  return <Reviews state={state} reviews={reviews} savedCopies={savedCopies} locale={locale} data={data} />;
});
