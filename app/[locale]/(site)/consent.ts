import { getTranslations } from 'next-intl/server';
import type { ConsentView } from '@/components/consent/consent-dialog';
import type { Snapshot } from '@/lib/data/load';
import type { Locale } from '@/lib/i18n/locales';
import { asksConsent, consentView, isPersonal, partnersIn } from '@/lib/measurement/consent-view';
import type { Route } from '@/lib/routes/routes';

/** The question for consent on a page; null where there is nothing to ask for, or where nothing may be measured. */
export async function consentIn(route: Route | null, locale: Locale, data: Snapshot): Promise<ConsentView | null> {
  const { site } = data.content;
  if (!asksConsent(site) || isPersonal(route)) return null;
  const t = await getTranslations({ locale, namespace: 'consent' });
  const partners = partnersIn(locale, site.measurement);
  const purpose = (name: 'necessary' | 'analytics' | 'adStorage' | 'adUserData' | 'adPersonalization') => ({
    name: t(`${name}.name`),
    text: t(`${name}.text`),
  });
  return consentView(
    locale,
    {
      title: t('title'),
      text: partners === null ? t('textAlone') : t('text', { partners }),
      policy: t('policy'),
      announcement: t('announcement'),
      settings: t('settings'),
      agree: t('agree'),
      decline: t('decline'),
      agreePartly: t('agreePartly'),
      alwaysOn: t('alwaysOn'),
      purposes: {
        necessary: purpose('necessary'),
        analytics_storage: purpose('analytics'),
        ad_storage: purpose('adStorage'),
        ad_user_data: purpose('adUserData'),
        ad_personalization: purpose('adPersonalization'),
      },
    },
    data,
  );
}
