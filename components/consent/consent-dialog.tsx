import { SiteLink } from '@/components/ui/site-link';

/** Necessary ones first; the others by the names that Google Consent Mode has for them. */
const purposes = ['necessary', 'analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;

export interface ConsentWords {
  title: string;
  text: string;
  policy: string;
  /** Says to a screen reader that the question is there. */
  announcement: string;
  settings: string;
  agree: string;
  decline: string;
  agreePartly: string;
  alwaysOn: string;
  purposes: Record<(typeof purposes)[number], { name: string; text: string }>;
}

export interface ConsentView {
  words: ConsentWords;
  policyPath: string | null;
  /** What consent.js must know, on its own element. */
  script: Record<`data-${string}`, string | number | undefined>;
}

/** The question for consent, at the foot of the window and early in the page; hidden until components/consent/start.ts shows it. */
export const ConsentDialog = ({ consent: { words, policyPath } }: { consent: ConsentView }) => (
  <div className="consent-place">
    <p role="status" className="sr-only" data-announcement={words.announcement} />
    <section className="consent" role="dialog" aria-labelledby="consent-title" aria-describedby="consent-text" hidden>
      <div className="consent-inner">
        <div className="consent-question">
          <h2 id="consent-title" tabIndex={-1}>
            {words.title}
          </h2>
          <p id="consent-text">{words.text}</p>
          {policyPath && (
            <p>
              <SiteLink href={policyPath}>{words.policy}</SiteLink>
            </p>
          )}
        </div>
        <fieldset className="consent-settings" hidden>
          <legend className="sr-only">{words.settings}</legend>
          {purposes.map((purpose) => (
            <Toggle key={purpose} purpose={purpose} words={words} />
          ))}
        </fieldset>
        <div className="consent-answers">
          <button type="button" className="button" data-consent="agree">
            {words.agree}
          </button>
          <button type="button" className="button" data-consent="decline">
            {words.decline}
          </button>
          <button type="button" className="button button-quiet" data-consent="settings">
            {words.settings}
          </button>
          <button type="button" className="button button-quiet" data-consent="partly" hidden>
            {words.agreePartly}
          </button>
        </div>
      </div>
    </section>
  </div>
);

function Toggle({ purpose, words }: { purpose: (typeof purposes)[number]; words: ConsentWords }) {
  const { name, text } = words.purposes[purpose];
  const isFixed = purpose === 'necessary';
  return (
    <div className="consent-toggle">
      <input
        type="checkbox"
        id={`consent-${purpose}`}
        name={purpose}
        aria-describedby={`consent-${purpose}-text`}
        defaultChecked={isFixed}
        disabled={isFixed}
      />
      <label htmlFor={`consent-${purpose}`}>
        {name}
        {isFixed && <span className="consent-fixed"> {words.alwaysOn}</span>}
      </label>
      <p id={`consent-${purpose}-text`}>{text}</p>
    </div>
  );
}
