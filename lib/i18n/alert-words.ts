import type { ListName } from '../routes/routes.ts';
import type { Locale } from './locales.ts';
import { translatorIn } from './translator.ts';

/** The words of searches that are kept and of the newsletter, with those of their mails; also where no page is rendered. */
export async function alertWordsIn(locale: Locale) {
  const [own, chips, listings, price, mail] = await Promise.all([
    translatorIn(locale, 'alerts'),
    translatorIn(locale, 'chips'),
    translatorIn(locale, 'listings'),
    translatorIn(locale, 'price'),
    translatorIn(locale, 'forms.mail'),
  ]);
  return {
    say: own,
    chip: chips,
    list: (list: ListName): string => listings(list),
    price,
    greeting: (name: string): string => mail('greeting', { name }),
    closing: mail('closing'),
  };
}

export type AlertWords = Awaited<ReturnType<typeof alertWordsIn>>;
