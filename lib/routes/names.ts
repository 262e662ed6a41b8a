import { type Locale, type Localized, locales, localize } from '../i18n/locales.ts';
import { slug } from '../slug.ts';

/** The slugs of named things, found again in any language: an address with another language's slug leads on to the right one. */
export class SlugBook<Key> {
  readonly #slugs = new Map<Key, Localized>();
  readonly #own = new Map<string, Key>();
  readonly #any = new Map<string, Key>();

  constructor(things: Iterable<readonly [Key, Localized]>) {
    for (const [key, name] of things) {
      const slugs = localize((locale) => slug(name[locale]));
      this.#slugs.set(key, slugs);
      for (const locale of locales) {
        const path = `${locale}/${slugs[locale]}`;
        const other = this.#own.get(path);
        if (other !== undefined && other !== key)
          throw new Error(
            `"${key}" and "${other}" would both live under the address part "${slugs[locale]}" (${locale})`,
          );
        this.#own.set(path, key);
        if (!this.#any.has(slugs[locale])) this.#any.set(slugs[locale], key);
      }
    }
  }

  slugOf(key: Key, locale: Locale): string {
    const slugs = this.#slugs.get(key);
    if (!slugs) throw new Error(`no slug for "${key}"`);
    return slugs[locale];
  }

  find(part: string, locale: Locale): Key | null {
    return this.#own.get(`${locale}/${part}`) ?? this.#any.get(part) ?? null;
  }
}
