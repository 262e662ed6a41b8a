import { type Choice, nothing, perPurpose, purposes } from './stored-consent';

/** The reason why the dialog opens: unanswered leaves the focus where it is; requested takes the focus. */
type Reason = 'unanswered' | 'asked';

const dialog = () => document.querySelector<HTMLElement>('.consent');
const part = <Kind extends HTMLElement>(selector: string) => dialog()?.querySelector<Kind>(selector);
const toggle = (name: string) => part<HTMLInputElement>(`[name=${name}]`);
/** The element that had the focus before the dialog was opened. */
let from: Element | null = null;

/** Shows the question; on request with the stored settings. */
export function showDialog(reason: Reason, choice: Choice = nothing): void {
  for (const purpose of purposes) {
    const input = toggle(purpose);
    if (input) input.checked = choice[purpose];
  }
  dialog()?.removeAttribute('hidden');
  showSettings(reason === 'asked');
  watchHeight();
  if (reason === 'asked') {
    from = document.activeElement;
    part('h2')?.focus();
  } else announce(true);
}

export function hideDialog(): void {
  const hadFocus = dialog()?.contains(document.activeElement);
  dialog()?.setAttribute('hidden', '');
  announce(false);
  const back = from?.isConnected ? from : document.querySelector('main');
  if (hadFocus && back instanceof HTMLElement) back.focus({ preventScroll: true });
  from = null;
}

function showSettings(shown: boolean): void {
  part('.consent-settings')?.toggleAttribute('hidden', !shown);
  part('[data-consent=partly]')?.toggleAttribute('hidden', !shown);
  part('[data-consent=settings]')?.toggleAttribute('hidden', shown);
}

/** The button that was pressed is gone: the focus goes where it leads. */
export function openSettings(): void {
  showSettings(true);
  toggle('analytics_storage')?.focus();
}

/** Returns the choices of the toggles. */
export const chosen = (): Choice => perPurpose((purpose) => toggle(purpose)?.checked ?? false);

/** A screen reader announces text that changes, not text that is there from the start; an old message is removed. */
function announce(isAsked: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-announcement]');
  if (status) status.textContent = (isAsked && status.dataset.announcement) || '';
}

let heightWatch: ResizeObserver | undefined;

/** Tells the style sheet how high the dialog is (0 where it is hidden), so that nothing of the page stays behind it. */
function watchHeight(): void {
  const element = dialog();
  if (!element || heightWatch) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  heightWatch = new ResizeObserver(() => sheet.replaceSync(`:root { --consent-height: ${element.offsetHeight}px }`));
  heightWatch.observe(element);
}
