import path from 'node:path';
import { formatPhone } from '../base/phone.ts';
import { marqueeOf } from '../catalogue/availability.ts';
import { bandColour, bandStep } from '../catalogue/energy/bands.ts';
import { bandLetter, energyLabel } from '../catalogue/energy/label.ts';
import { cityOf } from '../catalogue/lookup.ts';
import { originNote, summarizeOrigins } from '../catalogue/pictures/picture-origin.ts';
import { type PictureView, pictureViews, sharedPicture } from '../catalogue/pictures/picture-views.ts';
import { type PriceText, shownPrice } from '../catalogue/prices/price.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { headFacts, shownAttributes } from '../catalogue/views/attributes.ts';
import { homeDisplay } from '../catalogue/views/display.ts';
import { legalMentions } from '../catalogue/views/legal-mentions.ts';
import { addressLine, kindLine } from '../catalogue/views/property-text.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import { type AnyTranslator, translatorNow } from '../i18n/translator.ts';
import type { Poster } from './poster.ts';

const maxPictures = 4;
/** Darkest step of the energy scale, on which the letter is white. */
const darkStep = 7;

/** Returns the window poster of a home, or null for one without a poster. It contains no unpublished price or address. */
export function toPoster(home: Property, locale: Locale, t: AnyTranslator, data: Snapshot): Poster | null {
  const { catalogue, content, paths } = data;
  const price = shownPrice(home, locale, catalogue) ?? { kind: 'words', text: t('price.onRequest') };
  const shown = homeDisplay(home, data);
  const broker = content.team.get(home.broker);
  if (!shown.block('poster') || !broker) return null;
  const groups = shownAttributes(home, shown, t, locale);
  const energy = posterEnergy(home, data);
  const link = paths.link({ name: 'property', id: home.id }, locale);
  const pictures = pictureViews(catalogue, home.pictures, locale).slice(0, maxPictures);
  const origins = summarizeOrigins(pictures.map(({ origin }) => origin));
  const note = origins.labelled.length > 0 && originNote(origins, translatorNow(locale, 'origin'));
  return {
    locale,
    agency: { name: content.site.name, lines: agencyLines(locale, t, data) },
    pictures: pictures.map(sharedFile),
    status: marqueeOf(home, catalogue)?.name[locale] ?? null,
    kind: kindLine(home, t, locale, catalogue),
    title: home.title[locale],
    address: addressLine(home, t, locale, catalogue),
    price: price.kind === 'words' ? { amount: price.text } : posterPrice(price, t),
    facts: headFacts(groups, home.goal, energy !== null),
    energy,
    mentions: [legalMentions(home, groups, shown, locale, t, data), note].filter(Boolean).join(' · '),
    broker: { name: broker.name, phone: formatPhone(broker.phone), email: broker.email },
    code: { address: link.startsWith('/') ? env.siteUrl + link : link, text: t('poster.scan') },
    contact: t('poster.contact'),
    updatedAt: home.updatedAt,
  };
}

const posterPrice = ({ vat, after, ...price }: Extract<PriceText, { kind: 'amount' }>, t: AnyTranslator) => ({
  ...price,
  after: [after, vat && t(`price.vat.${vat}`)].filter(Boolean).join(', ') || undefined,
});

const sharedFile = (picture: Pick<PictureView, 'stem' | 'hash'>): string =>
  path.join(process.cwd(), 'public', sharedPicture(picture));

function posterEnergy(home: Property, { catalogue }: Snapshot): Poster['energy'] {
  const { countryId, zip } = cityOf(home, catalogue);
  const found = energyLabel({ countryId, zip, webId: home.webId, ...home.attributes.energy });
  if (!found) return null;
  const { region, band } = found;
  return { letter: bandLetter(band), colour: bandColour(region, band), onDark: bandStep(region, band) === darkStep };
}

function agencyLines(locale: Locale, t: AnyTranslator, { content: { site } }: Snapshot): string[] {
  const { street, houseNumber, zip, city } = site.address;
  return [
    site.legalName,
    `${street} ${houseNumber}, ${zip} ${city[locale]}`,
    formatPhone(site.phone),
    site.email,
    t('footer.licence', { number: site.licence.number }),
  ];
}
