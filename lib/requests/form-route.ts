import 'server-only';
import { publishedData } from '../data/store.ts';
import { defaultLocale, isLocale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { formatPhone } from '../phone.ts';
import { postedForm } from './posted-body.ts';
import { keptByNobody } from './shared-answer.ts';

/**
 * A route that takes a form of at most so many bytes (lib/requests/posted-body.ts). Where `act` fails, as without a database, the
 * answer says so in the language of the form.
 */
export const takesForm =
  (most: number, act: (data: FormData, request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const data = await postedForm(request, most);
    return data instanceof Response ? data : orUnavailable(data.get('locale'), () => act(data, request));
  };

/** The answer of `act`; where that throws, 503 with what to do, in a language (that of the agency for none of ours). */
export async function orUnavailable(language: unknown, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    console.error('What was posted could not be done:', error);
    const locale = isLocale(language) ? language : defaultLocale;
    const t = await translatorIn(locale, 'error');
    return new Response(t('notDone', { phone: formatPhone(publishedData().content.site.phone) }), {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-language': locale,
        'cache-control': keptByNobody,
        'retry-after': '120',
      },
    });
  }
}
