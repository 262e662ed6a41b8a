import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { writtenElement } from '@/components/ui/to-markup';
import { footerView } from '@/lib/content/frame/footer-view';
import type { Snapshot } from '@/lib/data/load';
import type { Locale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { madeOnce } from '@/lib/kept-pages/data-for-page';

/** The footer in a language. It is the same on every page, so it is written once. */
export const footerIn = madeOnce(
  async (data, locale: Locale): Promise<ReactNode> => writtenElement(await newFooter(locale, data)),
);

async function newFooter(locale: Locale, data: Snapshot): Promise<ReactNode> {
  // Not with the words that this one request began with: those in force may be newer, and other pages get this footer as well.
  const [t, f] = await Promise.all([translatorIn(locale, 'layout'), translatorIn(locale, 'footer')]);
  const footer = footerView(
    locale,
    {
      contact: f('contact'),
      hours: f('hours'),
      byAppointment: f('byAppointment'),
      company: (values) => f('company', values),
      licence: (values) => f('licence', values),
      supervisor: f('supervisor'),
      conduct: f('conduct'),
      insurance: (values) => f('insurance', values),
      account: (values) => f('account', values),
      consent: f('consent'),
    },
    data,
  );
  return <Footer footer={footer} toTop={t('toTop')} />;
}
