import { sharedPicture } from '../catalogue/picture-views.ts';
import type { Snapshot } from '../data/load.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { MailContent } from '../mail/mail.ts';
import type { About } from './about.ts';
import { aboutView } from './about-view.ts';

type MailHome = Required<MailContent>['homes'][number];

/** A home or project as a card of a mail, with addresses that lead to the site from anywhere; throws for what is not in the catalogue. */
export function mailHome(about: About, locale: Locale, t: Translator<'price'>, data: Snapshot): MailHome {
  const { title, text, price, href, picture } = aboutView(about, locale, t, data);
  const absolute = (path: string) => (path.startsWith('/') ? env.siteUrl + path : path);
  return {
    title,
    text,
    price: price ?? '',
    href: absolute(href),
    picture: picture ? absolute(sharedPicture(picture)) : undefined,
  };
}
