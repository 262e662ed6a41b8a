import { getTranslations } from 'next-intl/server';
import type { PreviewBarView } from '@/components/layout/preview-bar';
import { type Fault, faultText } from '@/lib/data/issues';
import { dataState } from '@/lib/data/store';
import { moment } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { currentPreview } from '@/lib/preview/current';

/** The bar above a page that shows drafts; null for the site as everybody sees it. */
export async function previewBarIn(locale: Locale): Promise<PreviewBarView | null> {
  const preview = await currentPreview();
  if (!preview) return null;
  const t = await getTranslations({ locale, namespace: 'preview' });
  const { faults: refused, drafts } = dataState();
  const told = (key: 'refused' | 'faults', faults: readonly Fault[]) =>
    faults.length === 0
      ? []
      : [{ title: t(key, { count: faults.length }), lines: faults.map((fault) => faultText(fault).trim()) }];
  return {
    text: t('bar', { until: moment(preview.until, locale) }),
    leave: { label: t('leave'), action: `/api/preview/leave/?locale=${locale}` },
    faults: [...told('refused', refused), ...told('faults', drafts().faults)],
  };
}
