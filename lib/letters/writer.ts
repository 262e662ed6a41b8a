import { formatPhone, telHref } from '../base/phone.ts';
import type { Site } from '../content/schema.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';

/** The sender: name, address and licence, as the law requires in an estate agent's letters. */
export interface Writer {
  brand: string;
  siteUrl: string;
  legalName: string;
  address: string;
  phone: { text: string; href: string };
  email: string;
  licence: string;
}

export async function createLetterWriter(site: Site, locale: Locale): Promise<Writer> {
  const t = await translatorIn(locale, 'footer');
  const { street, houseNumber, zip, city } = site.address;
  return {
    brand: site.name,
    siteUrl: `${env.siteUrl}/${locale}/`,
    legalName: site.legalName,
    address: `${street} ${houseNumber}, ${zip} ${city[locale]}`,
    phone: { text: formatPhone(site.phone), href: telHref(site.phone) },
    email: site.email,
    licence: t('licence', { number: site.licence.number }),
  };
}
