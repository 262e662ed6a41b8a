import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { footerView } from '@/lib/content/frame/footer-view';
import type { Snapshot } from '@/lib/data/load';
import type { Locale } from '@/lib/i18n/locales';

/** The footer of a page. */
export async function footerIn(data: Snapshot, locale: Locale): Promise<ReactNode> {
  const [t, f] = await Promise.all([getTranslations('layout'), getTranslations('footer')]);
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
