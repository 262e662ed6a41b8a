import { randomInt } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ports } from '../../scripts/support/project';
import { formWith } from './plain-form';
import { password } from './portal';

/** Asks the site under test as whoever holds a cookie; redirects are answers too. */
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
    const { action, hidden } = formWith(field, await (await this.get(address)).text());
    return this.post(action || address, { ...hidden, ...typed });
  }

  #headers = (own: Record<string, string>) => ({
    cookie: this.cookie,
    'x-forwarded-for': this.#network,
    origin: `http://localhost:${ports.tests}`,
    ...own,
  });
}

/** Chooses a password through a link; returns who is logged in then. */
export const enteredBy = async (request: APIRequestContext, link: string): Promise<PortalVisitor> =>
  holderOf(
    request,
    await new PortalVisitor(request).send(link, 'newPassword', { newPassword: password, newPasswordAgain: password }),
  );

/** Logs in at the door; returns who is logged in then. */
export const loggedInAt = async (request: APIRequestContext, door: string, email: string): Promise<PortalVisitor> =>
  holderOf(request, await new PortalVisitor(request).send(door, 'loginEmail', { loginEmail: email, password }));

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

/** The token of the session that a cookie holds. */
export const tokenOf = ({ cookie }: PortalVisitor): string =>
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
