import 'server-only';
import { phoneInText } from '../base/phone.ts';
import { enabledLocales } from '../content/schema.ts';
import { publishedData } from '../data/store.ts';
import { postedForm } from '../http/posted-body.ts';
import { retryLater } from '../http/responses.ts';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { preferredLocale } from '../i18n/preferred.ts';
import { translatorIn } from '../i18n/translator.ts';

/**
 * A route handler for a form of at most `maxBytes` bytes (lib/http/posted-body.ts). If `act` throws, as without a database, the response
 * says so in the language of the form.
 */
export const formRoute =
  (maxBytes: number, act: (data: FormData, request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const data = await postedForm(request, maxBytes);
    return data instanceof Response ? data : withUnavailableResponse(data.get('locale'), () => act(data, request));
  };

/** The response of `act`; if it throws, 503 with advice in a language (the default one for an unknown language). */
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

/** The language of the site that a browser prefers, for addresses without a language. */
export const preferredLanguage = (headers: Headers): Locale =>
  preferredLocale(undefined, headers.get('accept-language'), enabledLocales(publishedData().content.site));
