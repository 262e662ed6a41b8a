import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { writtenElement } from '@/components/ui/to-markup';
import { footerView } from '@/lib/content/frame/footer-view';
import type { Snapshot } from '@/lib/data/load';
import type { Locale } from '@/lib/i18n/locales';

const written = new WeakMap<Snapshot, Map<Locale, ReactNode>>();

/** The footer in a language. It is the same on every page, so it is written once. */
export async function footerIn(locale: Locale, data: Snapshot): Promise<ReactNode> {
  const inLanguages = written.get(data) ?? new Map<Locale, ReactNode>();
  written.set(data, inLanguages);
  const footer = inLanguages.get(locale) ?? writtenElement(await newFooter(locale, data));
  inLanguages.set(locale, footer);
  return footer;
}

async function newFooter(locale: Locale, data: Snapshot): Promise<ReactNode> {
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
