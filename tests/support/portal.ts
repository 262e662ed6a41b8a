import { randomInt, randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { heemOf } from './heem-of';
import { mailsTo } from './mailbox';
import { wordsIn } from './messages';
import { formWith } from './plain-form';
import { sample } from './sample-site';
import { linkIn } from './signed-links';
import { writeDirectly } from './site-database';
import { expectSafe } from './templates';
import { workerSite } from './worker-site';

/** Runs a staff command on the database of the site under test. */
export const heem = heemOf(() => workerSite.env);

export const password = 'Een lange zin om in te loggen';

interface Owner {
  email: string;
  name: string;
  locale: Locale;
}

/** Invites a new owner of homes or, without homes, a member of staff; returns the person with the path of the link. */
export async function invited(locale: Locale, ...homes: number[]): Promise<Owner & { link: string }> {
  const owner = { email: `owner-${randomInt(1e9)}@mail.example`, name: 'Jef Maes', locale };
  const person = ['--email', owner.email, '--name', owner.name, '--locale', locale];
  const properties = homes.flatMap((home) => ['--property', String(home)]);
  const printed = await heem(
    ...(homes.length > 0 ? ['owner', 'invite', ...properties] : ['staff', 'invite', '--role', 'owner']),
    ...person,
  );
  const { pathname, search } = new URL(printed.trim().split('\n').at(-1) ?? '');
  return { ...owner, link: pathname + search };
}

/** The same link, from the mail. */
export async function invitationOf({ email, locale }: Owner): Promise<string> {
  const [mail] = await mailsTo(email);
  return linkIn(mail, wordsIn(locale)('account.mails.invitation.button'));
}

/** Chooses a password through the link of an invitation: the portal opens. */
export async function enter(page: Page, { link }: { link: string }): Promise<void> {
  await page.goto(link);
  await page.locator('#newPassword').fill(password);
  await page.locator('#newPasswordAgain').fill(password);
  await page.locator('[data-part="form-submit"]').click();
  await page.locator('[data-part="portal"]').waitFor();
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.locator('#loginEmail').fill(email);
  await page.locator('#password').fill(secret);
  await page.locator('[data-part="form-submit"]').click();
}

// The text has no digits, which the portal may hide as a telephone number.
const message = `Is de kelder droog, ${randomUUID().replace(/\d/g, 'x')}?`;
const title = `Bemiddelingsopdracht ${randomUUID()}`;
const visitor = 'Griet Verlinden';

export const loginPage = sample.paths.href({ name: 'login' }, 'nl');
export const account = sample.paths.href({ name: 'portal', section: 'account' }, 'nl');
export const documents = sample.paths.href({ name: 'portal', section: 'documents' }, 'nl');

/** Texts that only the owner of 5801 may read. */
export const secrets = ['HAS-5801', message, visitor, title];

/** The secrets that a text contains. */
export const secretsIn = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

/** The response is not cached, sets no cookie and contains nothing about the home. */
export async function expectClosed(answer: APIResponse): Promise<void> {
  expectSafe(answer);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(secretsIn(await answer.text())).toEqual([]);
}

export interface PortalPeople {
  /** The owner of 5801 and 5803. Home 5801 has a document and a message of a visitor who agreed to be named. */
  owner: PortalVisitor;
  /** The owner of other homes. */
  neighbour: PortalVisitor;
  staff: PortalVisitor;
  /** The address of the owner. */
  email: string;
  /** The path of the owner's invitation link. */
  used: string;
}

/** Logs two owners and a member of staff in to the portal of the site under test. */
export async function portalPeople(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<PortalPeople> {
  const enter = async (...homes: number[]) => {
    const { email, link } = await invited('nl', ...homes);
    const visitor = await enteredBy(await request.newContext({ baseURL }), link);
    if (homes.length === 0) await heem('secure', email);
    return { email, used: link, visitor };
  };
  const [own, neighbour, staff] = await Promise.all([enter(5801, 5803), enter(5802, 5804), enter()]);
  await heem('documents', 'add', '--property', '5801', '--title', title, 'data/documents/5801-epc-certificate.pdf');
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, created_at)
     values (?, ?, 'contact-me', 'nl', ?, 'griet@visitor.example', ?, 5801, '{}', ?)`,
    randomUUID(),
    randomUUID(),
    visitor,
    JSON.stringify({ remark: message, nameToOwner: true }),
    Date.now(),
  );
  return {
    owner: own.visitor,
    email: own.email,
    used: own.used,
    neighbour: neighbour.visitor,
    staff: staff.visitor,
  };
}

/** Sends requests to the site under test with a cookie; redirects are not followed. */
export class PortalVisitor {
  readonly cookie: string;
  readonly #request: APIRequestContext;
  readonly #network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  constructor(request: APIRequestContext, cookie = '') {
    this.#request = request;
    this.cookie = cookie;
  }

  get = (address: string, headers: Record<string, string> = {}): Promise<APIResponse> =>
    this.#request.get(address, { headers: this.#headers(headers), maxRedirects: 0 });

  post = (address: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<APIResponse> =>
    this.#request.post(address, { multipart: form, headers: this.#headers(headers), maxRedirects: 0 });

  /** Sends the form of a page that has a field of that name, as a browser without JavaScript does. */
  async send(address: string, field: string, typed: Record<string, string> = {}): Promise<APIResponse> {
    const opened = await this.get(address);
    const { action, hidden } = formWith(field, await opened.text());
    const { origin } = new URL(opened.url());
    return this.post(action || address, { ...hidden, ...typed }, { origin });
  }

  #headers = (own: Record<string, string>) => ({
    cookie: this.cookie,
    'x-forwarded-for': this.#network,
    origin: workerSite.url,
    ...own,
  });
}

/** Chooses a password through a link; returns the logged-in visitor. */
export const enteredBy = async (request: APIRequestContext, link: string): Promise<PortalVisitor> =>
  holderOf(
    request,
    await new PortalVisitor(request).send(link, 'newPassword', { newPassword: password, newPasswordAgain: password }),
  );

/** Invites an owner of homes, or without any a member of staff, and logs the browser of a page in as them. */
export async function signIn(page: Page, ...homes: number[]): Promise<void> {
  const { email, link } = await invited('nl', ...homes);
  await enteredBy(page.request, link);
  if (homes.length === 0) await heem('secure', email);
}

/** Logs in by the form; returns the logged-in visitor. */
export const loggedInAt = async (
  request: APIRequestContext,
  loginPage: string,
  email: string,
): Promise<PortalVisitor> =>
  holderOf(request, await new PortalVisitor(request).send(loginPage, 'loginEmail', { loginEmail: email, password }));

function holderOf(request: APIRequestContext, answer: APIResponse): PortalVisitor {
  const cookie = cookiesOf(answer).find((one) => one.startsWith('heem.session_token='));
  if (!cookie) throw new Error(`no session began: ${answer.status()}`);
  return new PortalVisitor(request, cookie.split(';')[0]);
}

/** The cookies that an answer sets, with their flags. */
export const cookiesOf = (answer: APIResponse): string[] =>
  answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value);

/** The session token in a cookie. */
export const tokenOf = ({ cookie }: PortalVisitor): string =>
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
