import { render } from '@testing-library/react';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { browserMessages } from '@/lib/staff/browser-messages';

/** Each text becomes its own name with the values that it takes: "select {name}". */
const named = (messages: AbstractIntlMessages): AbstractIntlMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, text]) => {
      if (typeof text !== 'string') return [name, named(text)];
      const values = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, value]) => `{${value}}`);
      return [name, [name, ...new Set(values)].join(' ')];
    }),
  );
const messages = named(browserMessages('nl'));

/** The texts that the layout of the office gives its components, each as its own name. */
const InOffice = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="nl" timeZone="Europe/Brussels" messages={messages}>
    {children}
  </NextIntlClientProvider>
);

/** Renders components of the office. */
export const renderInOffice = (node: ReactNode) => render(node, { wrapper: InOffice });
