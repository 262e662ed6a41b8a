import 'next/dist/server/node-environment-baseline';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { createTranslator } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadMessages } from '@/lib/data/check-messages';
import { renewWhatReads } from '@/lib/data/in-force';
import { messagesIn, putMessagesInForce } from '@/lib/data/messages';
import { dataState, publishedData, snapshot } from '@/lib/data/store';
import { nameOfState, tagOf } from '@/lib/kept-pages/tags';

// Next-intl reads the words of a request once, when it is first asked for one.
const begun = loadMessages('messages');
vi.mock('next/root-params', () => ({ locale: async () => 'nl' }));
vi.mock('next-intl/server', () => ({
  getRequestConfig: (config: unknown) => config,
  getTranslations: async (namespace: string) => createTranslator({ locale: 'nl', messages: begun.nl, namespace }),
}));
const { default: requestConfig } = await import('@/lib/i18n/request');
const { footerIn } = await import('@/app/[locale]/(site)/footer');

const changeWords = () => {
  const messages = loadMessages('messages');
  Object.assign(messages.nl.layout as object, { toTop: 'Omhoog' });
  putMessagesInForce(messages);
  renewWhatReads(['messages']);
};
beforeEach(() => putMessagesInForce(begun));

it('a kept page whose words are read first is of the state that they are of', async () => {
  const page = { type: 'prerender-legacy', tags: [] as string[] };
  const before = dataState();
  await workUnitAsyncStorage.run(page as never, async () => {
    const { messages } = await requestConfig({ requestLocale: Promise.resolve(undefined) });
    expect(messages).toBe(messagesIn('nl'));
    changeWords();
    snapshot();
  });
  expect(dataState().number).not.toBe(before.number);
  expect(page.tags).toContain(tagOf(nameOfState(before)));
});

it('the footer of all pages says the words in force, whatever the request began with that it is made in', async () => {
  changeWords();
  const footer = await footerIn(publishedData(), 'nl');
  expect(htmlOf(footer)).toContain('Omhoog');
});

const htmlOf = (node: ReactNode): string =>
  (node as ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>).props.dangerouslySetInnerHTML.__html;
