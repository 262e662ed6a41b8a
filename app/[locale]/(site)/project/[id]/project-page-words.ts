import { getTranslations } from 'next-intl/server';
import type { DrawingsProps } from '@/components/project/drawings';
import type { ProjectContactWords } from '@/lib/catalogue/project-contact';
import type { ProjectHeadWords } from '@/lib/catalogue/project-head';
import type { ProjectPageWords } from '@/lib/catalogue/project-page-view';
import type { PhaseWords } from '@/lib/catalogue/project-phases';
import type { UnitTableWords } from '@/lib/catalogue/unit-table-view';
import { attributeWords } from '@/lib/i18n/home-words';
import { pageLocale } from '../../frame';
import { legalWords } from '../../legal-words';

type Drawn = Pick<DrawingsProps, 'legend'> & { drawings: DrawingsProps['words'] };

/** The words of a project's page in its language, by the part of the page that says them. */
export async function projectPageWords(): Promise<ProjectPageWords & Drawn> {
  const [head, phases, units, contact, attributes, legal, t] = await Promise.all([
    headWords(),
    phaseWords(),
    unitWords(),
    contactWords(),
    attributeWords(await pageLocale()),
    legalWords(),
    getTranslations('project'),
  ]);
  const { states, marks } = units;
  const drawings = { title: t('pick'), hint: t('pickHint') };
  const legend: Drawn['legend'] = [
    { state: 'free', mark: null, text: states.free },
    { state: 'option', mark: marks.option, text: states.option },
    { state: 'sold', mark: marks.sold, text: states.sold },
  ];
  return { head, phases, units, contact, attributes, legal, drawings, legend };
}

async function headWords(): Promise<ProjectHeadWords> {
  const t = await getTranslations('project');
  return {
    soldOutNotice: t('soldOutNotice'),
    seeOthers: t('seeOthers'),
    units: t('units'),
    free: t('free'),
    priceFrom: t('pricesFrom'),
    living: t('living'),
    bedrooms: t('bedrooms'),
    completion: t('completionLabel'),
    developer: t('developer'),
    architect: t('architect'),
    contractor: t('contractor'),
    address: t('address'),
    vat: t('vat'),
    vatText: t('vatText'),
    kind: (city) => t('kind', { city }),
    freeOf: (free, total) => t('freeOf', { free, total }),
  };
}

async function phaseWords(): Promise<PhaseWords> {
  const t = await getTranslations('project');
  return {
    states: {
      planned: t('phaseStates.planned'),
      under_construction: t('phaseStates.under_construction'),
      delivered: t('phaseStates.delivered'),
    },
    completion: (day) => t('completion', { date: day }),
    delivered: (day) => t('deliveredOn', { date: day }),
    freeOf: (free, total) => t('unitsFreeOf', { free, total }),
    soldOut: t('soldOut'),
    later: t('later'),
  };
}

async function unitWords(): Promise<UnitTableWords> {
  const [t, preview, price, units, choices] = await Promise.all([
    getTranslations('project'),
    getTranslations('preview'),
    getTranslations('price'),
    getTranslations('units'),
    getTranslations('choices.orientation'),
  ]);
  return {
    onRequest: price('onRequest'),
    draft: preview('draft'),
    groundFloor: units('groundFloor'),
    belowGround: units('belowGround'),
    floor: (floor) => t('floorNumber', { floor }),
    bedrooms: (count) => t('bedroomCount', { count }),
    orientation: (orientation) => choices(orientation),
    states: { free: t('states.free'), option: t('states.option'), sold: t('states.sold') },
    marks: { option: t('marks.option'), sold: t('marks.sold') },
    title: t('units'),
    onlyFree: t('onlyFree'),
    sortBy: t('sortBy'),
    columns: {
      unit: t('unit'),
      floor: t('floor'),
      kind: t('type'),
      living: t('living'),
      ground: t('ground'),
      bedrooms: t('bedrooms'),
      orientation: t('orientation'),
      terrace: t('terrace'),
      price: t('price'),
      state: t('state'),
    },
  };
}

async function contactWords(): Promise<ProjectContactWords> {
  const [t, property] = await Promise.all([getTranslations('project'), getTranslations('property')]);
  return {
    broker: property('broker'),
    callShort: property('callShort'),
    ask: t('ask'),
    call: (name) => property('call', { name }),
    askSubject: (project) => t('askSubject', { project }),
    document: (kind) => t(`documentKinds.${kind}`),
    documentSubject: (values) => t('documentSubject', values),
  };
}
