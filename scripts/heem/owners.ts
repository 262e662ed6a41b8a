import { z } from 'zod';
import { findAccountByEmail, listAccounts, removeOwnership } from '../../lib/accounts/store.ts';
import { dayOf } from '../../lib/base/day.ts';
import { isLocale, locales } from '../../lib/i18n/locales.ts';
import type { SentReport } from '../../lib/owners/send-reports.ts';
import { table } from '../support/table.ts';
import { asAction } from './as-action.ts';
import { type Command, type CommandInput, commandActor, homeNumber, onlyWord, UsageError } from './command.ts';

// Rendering mails is imported on demand: the other commands start in less than half the time without it.

export const person = { email: { type: 'string' }, name: { type: 'string' }, locale: { type: 'string' } } as const;
export const personHelp = `EMAIL gets a mail with a link to choose a password, good for two weeks. NAME is used in the salutation, LOCALE
(${locales.join(', ')}) the language of all mails to them. An existing account keeps its name and language.`;

/** The person to invite; throws a UsageError for invalid options. */
export function personIn({ options: { email, name, locale } }: CommandInput) {
  const address = z.email().safeParse(email);
  if (!address.success) throw new UsageError('--email is an email address');
  if (typeof name !== 'string' || name.trim() === '') throw new UsageError('--name is missing');
  if (!isLocale(locale)) throw new UsageError(`--locale is one of ${locales.join(', ')}`);
  return { email: address.data, name: name.trim(), locale };
}

export const ownerInvite: Command = {
  usage: '--email EMAIL --name NAME --locale LOCALE --property ID [--property ID]',
  summary: 'gives an owner access to the portal, or to another home',
  help: personHelp,
  options: { ...person, property: { type: 'string', multiple: true } },
  async run(input) {
    const { property } = input.options;
    const homes = (Array.isArray(property) ? property : [property]).map(homeNumber);
    const { locale: language, ...known } = personIn(input);
    const [{ inviteOwner }, { publishedData }] = await Promise.all([
      import('../../lib/owners/actions.ts'),
      import('../../lib/data/store.ts'),
    ]);
    const { link } = await asAction(() => inviteOwner({ ...known, language, homes }, commandActor, publishedData()));
    console.log(`The invitation will be sent. Its link:\n${link}`);
  },
};

export const owners: Command = {
  usage: '',
  summary: 'the accounts and their homes',
  help: '',
  async run() {
    const accounts = await listAccounts();
    if (accounts.length === 0) return console.log('There are no accounts.');
    const rows = accounts.map(({ email, name, role, locale, homes }) => [email, name, role, locale, homes.join(' ')]);
    console.log(table(['email', 'name', 'role', 'language', 'homes'], rows));
  },
};

export const ownerRemove: Command = {
  usage: 'EMAIL --property ID',
  takesWords: true,
  summary: 'removes a home from an owner, such as after its sale',
  help: 'The account stays: `person erase` deletes it.',
  options: { property: { type: 'string' } },
  async run(input) {
    const [email, home] = [onlyWord(input, 'EMAIL'), homeNumber(input.options.property)];
    const account = await findAccountByEmail(email);
    const removed = account && (await removeOwnership(account.id, home));
    console.log(removed ? 'Removed.' : 'This owner does not have that home.');
  },
};

/** Sends the report of a month ("2026-10") to an owner; "nothing" where the address owns no home. */
async function sendReportTo(email: string, month: string, anyway: boolean): Promise<SentReport> {
  const [{ publishedData }, { ownSources }, { sendReport }] = await Promise.all([
    import('../../lib/data/store.ts'),
    import('../../lib/owners/report-sources.ts'),
    import('../../lib/owners/send-reports.ts'),
  ]);
  const sources = ownSources(publishedData);
  const reader = (await sources.listReportReaders()).find((one) => one.email === email.toLowerCase());
  return reader ? sendReport(reader, month, { anyway }, sources, publishedData()) : 'nothing';
}

export const reportSend: Command = {
  usage: 'EMAIL --month MONTH [--anyway]',
  takesWords: true,
  summary: 'sends an owner the report of a month, again or after a failure',
  help: `MONTH is one that is over, such as 2026-10. Reports are sent automatically on the first of the next one.
Who stopped the reports gets none, unless --anyway says that they asked for this one; the others stay stopped.`,
  options: { month: { type: 'string' }, anyway: { type: 'boolean', default: false } },
  async run(input) {
    const email = onlyWord(input, 'EMAIL');
    const { month, anyway } = input.options;
    const isOver =
      typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && month < dayOf(Date.now()).slice(0, 7);
    if (!isOver) throw new UsageError('--month is a month that is over, such as 2026-10');
    const sent = await sendReportTo(email, month, anyway === true);
    if (sent === 'nothing') throw new UsageError(`${email} owns no home of the site`);
    if (sent === 'stopped')
      throw new Error(`${email} stopped the reports, so none was sent. If they asked for this one: --anyway`);
    console.log('The report will be sent.');
  },
};
