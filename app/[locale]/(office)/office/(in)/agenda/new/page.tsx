import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { officePage } from '@/app/[locale]/(office)/office/office-page';
import { NewVisit } from '@/components/visits/new-visit';
import { readBooking } from '@/lib/visits/booking-view';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('office.agenda.new'))('title'),
});

export default officePage('agenda/new', async ({ session: { staff }, locale, data }, search) => (
  <NewVisit booking={await readBooking(search, staff, locale, data)} locale={locale} />
));
