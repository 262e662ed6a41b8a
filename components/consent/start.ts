import { onPress } from '@/components/page-script/on-press';
import style from './consent.css?inline';
import { chosen, hideDialog, openSettings, showDialog } from './dialog';
import { type Measurement, startMeasurement } from './measurement';
import {
  type Choice,
  clearConsentIfAsked,
  consentKey,
  everything,
  nothing,
  openButton,
  readConsent,
  storeConsent,
} from './stored-consent';
import { forget } from './withdraw';

// The whole of consent.js (scripts/assets.ts), on pages of a site that asks for consent. It depends on nothing but the page.

const { months, version, ...measured } = document.currentScript?.dataset ?? {};
const rules = { months: Number(months), version: Number(version) };
const isPreview = location.href.includes('preview');

function start(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  // A preview is never measured, whatever is stored.
  const measurement = isPreview ? undefined : startMeasurement(measured);
  const choice = readConsent(rules);
  if (choice) measurement?.follow(choice);
  else forget(nothing);
  if (!choice && !isPreview) showDialog('unanswered');
  offerDialog(measurement);
  if (measurement) trackPages(measurement);
}

/** Follows what the visitor does in the dialog. */
function offerDialog(measurement?: Measurement): void {
  const answer = (choice: Choice) => {
    storeConsent(choice, rules.version);
    hideDialog();
    measurement?.follow(choice);
    // To page.js, which remembers homes.
    dispatchEvent(new Event('consent'));
  };
  const actions: Record<string, () => void> = {
    open: () => showDialog('asked', readConsent(rules) ?? nothing),
    settings: openSettings,
    agree: () => answer(everything),
    decline: () => answer(nothing),
    partly: () => answer(chosen()),
  };
  document.querySelector(openButton)?.removeAttribute('hidden');
  onPress('[data-consent]', ({ dataset }) => actions[dataset.consent ?? '']?.());
  // Closed without an answer: nothing is agreed to, and the next page asks again.
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Element && target.closest('.consent')) hideDialog();
  });
}

/** Follows what happens elsewhere: an answer in another tab, a page that comes back as it was left, an address that changes. */
function trackPages({ follow, countPage }: Measurement): void {
  const readAgain = () => follow(readConsent(rules) ?? nothing);
  addEventListener('storage', ({ key }) => {
    if (key !== consentKey && key !== null) return;
    hideDialog();
    readAgain();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    readAgain();
    countPage();
  });
  let address = location.href;
  window.navigation?.addEventListener('currententrychange', () => {
    if (address === location.href) return;
    address = location.href;
    countPage();
  });
}

/** A page that is fetched ahead has no visitor yet. */
const whenVisited = (): void => {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
};

clearConsentIfAsked();
// An answer that is too old is gone before anything else reads it (components/audience/count.ts).
readConsent(rules);
if (document.readyState === 'complete') whenVisited();
else addEventListener('load', whenVisited);
