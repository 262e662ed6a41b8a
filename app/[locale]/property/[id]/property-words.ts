import { getTranslations } from 'next-intl/server';
import type { LightboxWords } from '@/components/property/lightbox-show';
import type { AttributeWords } from '@/lib/catalogue/attributes';
import type { BrokerWords, ProjectBoxWords } from '@/lib/catalogue/property-contact';
import type { EnergyWords } from '@/lib/catalogue/property-energy';
import type { MosaicWords, PropertyHeadWords } from '@/lib/catalogue/property-head';
import type { LegalWords } from '@/lib/catalogue/property-legal';
import type { PropertyWords } from '@/lib/catalogue/property-view';

/** The words of a property page in its language, by the part of the page that says them. */
export async function propertyWords(): Promise<PropertyWords & { lightbox: LightboxWords }> {
  const [head, attributes, energy, legal, t] = await Promise.all([
    headWords(),
    attributeWords(),
    energyWords(),
    legalWords(),
    getTranslations('property'),
  ]);
  const mosaic: MosaicWords = { all: (count) => t('allPictures', { count }), takeover: head.goal.takeover };
  const broker: BrokerWords = {
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
  const lightbox: LightboxWords = {
    title: t('lightbox'),
    picture: t('picture'),
    // The lightbox fills in the numbers itself.
    position: t('picturePosition', { index: '{index}', total: '{total}' }),
    close: t('closePictures'),
    previous: t('previousPicture'),
    next: t('nextPicture'),
    play: t('playPictures'),
    pause: t('pausePictures'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
  };
  return { head, attributes, energy, legal, mosaic, broker, project, lightbox };
}

async function headWords(): Promise<PropertyHeadWords> {
  const [t, goal, price, energy] = await Promise.all([
    getTranslations('property'),
    getTranslations('goal'),
    getTranslations('price'),
    getTranslations('energy'),
  ]);
  return {
    goal: { sale: goal('sale'), rent: goal('rent'), takeover: goal('takeover') },
    onRequest: price('onRequest'),
    addressOnRequest: t('addressOnRequest'),
    soldNotice: t('soldNotice'),
    rentedNotice: t('rentedNotice'),
    seeSimilar: t('seeSimilar'),
    energyLabel: energy('label'),
    labelOf: (label) => energy('labelOf', { label }),
  };
}

async function attributeWords(): Promise<AttributeWords> {
  const [attributes, groups, choices, units] = await Promise.all([
    getTranslations('attributes'),
    getTranslations('groups'),
    getTranslations('choices'),
    getTranslations('units'),
  ]);
  return {
    attribute: (key) => attributes(key),
    group: (key) => groups(key),
    choice: (key, value) => choices(`${key}.${value}`),
    unit: (unit) => units(unit),
  };
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

async function legalWords(): Promise<LegalWords> {
  const [t, property] = await Promise.all([getTranslations('legal'), getTranslations('property')]);
  return {
    disclaimer: t('disclaimer'),
    groups: { planning: t('planning'), flood: t('flood'), certificates: property('certificates') },
    flood: {
      warning: t('floodSymbol'),
      explanation: t('floodScores'),
      legend: property('floodLegend'),
      classes: { A: t('floodClasses.A'), B: t('floodClasses.B'), C: t('floodClasses.C'), D: t('floodClasses.D') },
    },
  };
}
