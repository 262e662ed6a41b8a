import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from '../i18n/locales.ts';
import { messagesIn } from '../i18n/messages.ts';
import type { AnyTranslator, Namespace } from '../i18n/translator.ts';

/**
 * The messages that components of the office use in the browser: keys, and namespaces without their sub-namespaces, since all of `office`
 * is 100 KB. tests/checks/message-keys.test.ts compares this with the components.
 */
export const browserParts: readonly (Namespace | Parameters<AnyTranslator>[0])[] = [
  'office.account.codesRenew',
  'office.calendar.copied',
  'office.calendar.copy',
  'office.documents',
  'office.documents.errors.tooBig',
  'office.done',
  'office.edit',
  'office.edit.beside',
  'office.edit.corners',
  'office.edit.drafts',
  'office.edit.drafts.from',
  'office.edit.languages',
  'office.edit.pin',
  'office.edit.pin.of',
  'office.edit.states',
  'office.edit.town',
  'office.errors',
  'office.factor',
  'office.failed',
  'office.homes.list',
  'office.homes.many',
  'office.lead.answerSend',
  'office.lead.answerSubject',
  'office.lead.answerText',
  'office.lead.assignee',
  'office.lead.block',
  'office.lead.followUp',
  'office.lead.status',
  'office.leads',
  'office.logIn.again',
  'office.logIn.goOn',
  'office.matching',
  'office.nav',
  'office.pictures',
  'office.pictures.field',
  'office.pictures.kinds',
  'office.pictures.places',
  'office.projects',
  'office.projects.columns',
  'office.projects.faults',
  'office.refused.back',
  'office.stale.title',
  'office.toast',
  'office.unsaved',
  'origin.labels',
];

/** The messages of these parts. */
export function browserMessages(locale: Locale): AbstractIntlMessages {
  const picked: AbstractIntlMessages = {};
  for (const part of browserParts) {
    const [last = '', ...before] = part.split('.').reverse();
    let [from, to] = [messagesIn(locale), picked];
    for (const name of before.reverse()) {
      to[name] ??= {};
      [from, to] = [from[name] as AbstractIntlMessages, to[name] as AbstractIntlMessages];
    }
    const found = from[last] as AbstractIntlMessages | string;
    to[last] = isText(found)
      ? found
      : { ...(to[last] as object), ...Object.fromEntries(Object.entries(found).filter(([, text]) => isText(text))) };
  }
  // The choices of a precompiled plural are an object without a prototype, which React hands to no component of the browser.
  return structuredClone(picked);
}

/** A text that is precompiled may be an array. */
const isText = (message: AbstractIntlMessages | string): message is string =>
  typeof message === 'string' || Array.isArray(message);
