import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { heem, invited } from './portal';
import { enteredBy, type PortalVisitor } from './portal-session';
import { expectSafe } from './safe-answer';
import { sample } from './sample-site';
import { writeDirectly } from './site-database';

// Without figures, which the portal may take for a telephone number and hide.
const message = `Is de kelder droog, ${randomUUID().replace(/\d/g, 'x')}?`;
const title = `Bemiddelingsopdracht ${randomUUID()}`;
const visitor = 'Griet Verlinden';

export const loginPage = sample.paths.href({ name: 'login' }, 'nl');
export const account = sample.paths.href({ name: 'portal', section: 'account' }, 'nl');
export const documents = sample.paths.href({ name: 'portal', section: 'documents' }, 'nl');

/** What only the owner of 5801 may read. */
export const secrets = ['HAS-5801', message, visitor, title];

/** Which of them a text holds. */
export const secretsIn = (text: string): string[] => secrets.filter((secret) => text.includes(secret));

/** Nobody keeps a copy, no cookie is set, and nothing in it is about the home. */
export async function expectClosed(answer: APIResponse): Promise<void> {
  expectSafe(answer);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(secretsIn(await answer.text())).toEqual([]);
}

export interface PortalPeople {
  /** Of 5801 and 5803: 5801 has a document, and a visitor who agreed to be named wrote about it. */
  owner: PortalVisitor;
  /** Of other homes. */
  neighbour: PortalVisitor;
  manager: PortalVisitor;
  /** Of the owner. */
  email: string;
  /** The path of the link by which the owner came in. */
  used: string;
}

/** Lets an owner, another and a manager into the portal of the site under test. */
export async function portalPeople(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<PortalPeople> {
  const enter = async (...homes: number[]) => {
    const { email, link } = await invited('nl', ...homes);
    return { email, used: link, visitor: await enteredBy(await request.newContext({ baseURL }), link) };
  };
  const [own, neighbour, manager] = await Promise.all([enter(5801, 5803), enter(5802, 5804), enter()]);
  await heem('documents', 'add', '--property', '5801', '--title', title, 'data/documents/5801-epc-certificate.pdf');
  writeDirectly(
    `insert into lead (id, key, form, locale, name, email, fields, property, source, created_at)
     values (?, ?, 'contact-me', 'nl', ?, 'griet@visitor.example', ?, 5801, '{}', ?)`,
    ...[randomUUID(), randomUUID(), visitor, JSON.stringify({ remark: message, nameToOwner: true }), Date.now()],
  );
  return {
    owner: own.visitor,
    email: own.email,
    used: own.used,
    neighbour: neighbour.visitor,
    manager: manager.visitor,
  };
}
