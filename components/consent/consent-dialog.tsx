import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/ui/site-link';
import type { ConsentView } from '@/lib/consent/consent';

/** Purposes, necessary ones first: the others by the names that Google Consent Mode has for them; with their part of the messages. */
const purposes = [
  ['necessary', 'necessary'],
  ['analytics_storage', 'analytics'],
  ['ad_storage', 'adStorage'],
  ['ad_user_data', 'adUserData'],
  ['ad_personalization', 'adPersonalization'],
] as const;

/** The question for consent, at the foot of the window and early in the page; hidden until components/consent/start.ts shows it. */
export async function ConsentDialog({ consent: { partners, policyPath } }: { consent: ConsentView }) {
  const t = await getTranslations('consent');
  return (
    <div className="consent-place">
      <p role="status" className="sr-only" data-announcement={t('announcement')} />
      <section
        className={partners === null ? 'consent' : 'consent consent-partners'}
        role="dialog"
        aria-labelledby="consent-title"
        aria-describedby="consent-text"
        hidden
      >
        <div className="consent-inner">
          <div className="consent-question">
            <h2 id="consent-title" tabIndex={-1}>
              {partners === null ? t('titleAlone') : t('title')}
            </h2>
            <p>
              <span id="consent-text">
                {partners === null ? t('textAlone') : t('text', { partners })}
                <span className="consent-declined"> {t('declined')}</span>
              </span>{' '}
              {policyPath && <SiteLink href={policyPath}>{t('policy')}</SiteLink>}
            </p>
          </div>
          <fieldset className="consent-settings" hidden>
            <legend className="sr-only">{t('settings')}</legend>
            {purposes.map(([purpose, part]) => {
              const isFixed = purpose === 'necessary';
              return (
                <div key={purpose} className="consent-toggle">
                  <input
                    type="checkbox"
                    id={`consent-${purpose}`}
                    name={purpose}
                    aria-describedby={`consent-${purpose}-text`}
                    defaultChecked={isFixed}
                    disabled={isFixed}
                  />
                  <label htmlFor={`consent-${purpose}`}>
                    {t(`${part}.name`)}
                    {isFixed && <span className="consent-fixed"> {t('alwaysOn')}</span>}
                  </label>
                  <p id={`consent-${purpose}-text`}>{t(`${part}.text`)}</p>
                </div>
              );
            })}
          </fieldset>
          <div className="consent-answers">
            <button type="button" className="button" data-consent="agree">
              {t('agree')}
            </button>
            <button type="button" className="button" data-consent="decline">
              {t('decline')}
            </button>
            <button type="button" className="button button-quiet" data-consent="settings">
              {t('settings')}
            </button>
            <button type="button" className="button button-quiet" data-consent="partly" hidden>
              {t('agreePartly')}
            </button>
          </div>
        </div>
      </section>
    </div>
  );
}
