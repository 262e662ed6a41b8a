import 'server-only';
import { enabledLocales } from '../content/schema.ts';
import { publishedData } from '../data/store.ts';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { preferredLocale } from '../i18n/preferred.ts';
import { translatorIn } from '../i18n/translator.ts';
import { phoneInText } from '../phone.ts';
import { postedForm } from './posted-body.ts';
import { retryLater } from './responses.ts';

/**
 * A route that takes a form of at most so many bytes (lib/requests/posted-body.ts). Where `act` fails, as without a database, the
 * answer says so in the language of the form.
 */
export const formRoute =
  (most: number, act: (data: FormData, request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const data = await postedForm(request, most);
    return data instanceof Response ? data : withUnavailableResponse(data.get('locale'), () => act(data, request));
  };

/** The answer of `act`; where that throws, 503 with what to do, in a language (that of the agency for none of ours). */
export async function withUnavailableResponse(language: unknown, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    console.error('A request could not be answered:', error);
    const locale = isLocale(language) ? language : defaultLocale;
    const t = await translatorIn(locale, 'error');
    return retryLater(503, 120, t('notDone', { phone: phoneInText(publishedData().content.site.phone) }), {
      'content-type': 'text/plain; charset=utf-8',
      'content-language': locale,
    });
  }
}

/** Of the languages of the site the one that a browser asks for, where the address names none. */
export const preferredLanguage = (headers: Headers): Locale =>
  preferredLocale(undefined, headers.get('accept-language'), enabledLocales(publishedData().content.site));
