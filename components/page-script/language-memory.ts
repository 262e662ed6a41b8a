import { onPress } from './on-press';

const maxAgeSeconds = 31_536_000;

/** Remembers the language a visitor chooses, in local storage and in the cookie that `/` reads (product.md). The links work without it. */
export function rememberLanguage(): void {
  onPress('[data-languages] a', (link) => {
    const language = link.getAttribute('lang');
    if (!language) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
    document.cookie = `language=${language}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
    try {
      localStorage.setItem('language', language);
    } catch {
      // Storage is switched off: the cookie alone remembers.
    }
  });
}
