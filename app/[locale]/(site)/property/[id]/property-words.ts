import { getTranslations } from 'next-intl/server';
import type { LightboxWords } from '@/components/property/lightbox-show';
import type { BrokerWords, ProjectBoxWords } from '@/lib/catalogue/property-contact';
import type { EnergyWords } from '@/lib/catalogue/property-energy';
import type { MosaicWords } from '@/lib/catalogue/property-head';
import type { PropertyWords } from '@/lib/catalogue/property-view';
import { attributeWords, headWords, historyWords, mediaWords } from '@/lib/i18n/home-words';
import type { Locale } from '@/lib/i18n/locales';
import { legalWords } from '../../legal-words';
import { lightboxWords } from '../../lightbox-words';
import { actionWords } from './action-words';
import { costWords, loanWords } from './money-words';

/** The words of a property page in a language, by the part of the page that says them. */
export async function propertyWords(locale: Locale): Promise<PropertyWords & { lightbox: LightboxWords }> {
  const [head, attributes, energy, legal, actions, media, costs, loan, history, lightbox, t] = await Promise.all([
    headWords(locale),
    attributeWords(locale),
    energyWords(),
    legalWords(),
    actionWords(),
    mediaWords(locale),
    costWords(),
    loanWords(),
    historyWords(locale),
    lightboxWords(),
    getTranslations('property'),
  ]);
  const mosaic: MosaicWords = {
    all: (count) => t('allPictures', { count }),
    takeover: head.goal.takeover,
    play: t('playCarousel'),
    pause: t('pauseCarousel'),
  };
  const broker: BrokerWords = {
    actions,
    broker: t('broker'),
    callShort: t('callShort'),
    visit: t('visit'),
    print: t('print'),
    call: (name) => t('call', { name }),
    reference: (reference) => t('reference', { reference }),
    published: (day) => t('published', { date: day }),
    visitSubject: (values) => t('visitSubject', values),
  };
  const project: ProjectBoxWords = {
    text: t('partOfText'),
    title: (name) => t('partOf', { project: name }),
    lot: (lot) => t('lot', { lot }),
  };
  return { head, attributes, energy, legal, mosaic, broker, project, media, costs, loan, history, lightbox };
}

async function energyWords(): Promise<EnergyWords> {
  const [t, groups] = await Promise.all([getTranslations('energy'), getTranslations('groups')]);
  return {
    title: groups('energy'),
    computed: t('computed'),
    none: t('none'),
    notRequired: t('notRequired'),
    renovationTitle: t('renovationTitle'),
    labelOf: (label) => t('labelOf', { label }),
    scale: (values) => t('scale', values),
    renovation: (values) => t('renovation', values),
  };
}
