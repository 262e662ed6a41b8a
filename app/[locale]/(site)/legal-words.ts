import { getTranslations } from 'next-intl/server';
import type { LegalWords } from '@/lib/catalogue/property-legal';

/** The words of the legal mentions in the page's language. */
export async function legalWords(): Promise<LegalWords> {
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
