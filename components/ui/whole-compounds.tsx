import { createElement, Fragment, type ReactNode } from 'react';

/** A short first part and a word that fits a line of a phone: E-Mail, MwSt.-Nummer, BIV-nummer, Sint-Truiden. */
const compound = /(?<![\p{L}-])((?:\p{Lu}[\p{L}.]{0,4}|e)-\p{L}{1,10}(?!\p{L}))/u;

/** Returns a text whose short compounds do not break at their hyphen. The site's fonts have no hyphen that does not break. */
export function keepCompoundsWhole(text: string): ReactNode {
  const parts = text.split(compound);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? createElement('span', { className: 'unbroken' }, part) : part)),
  );
}
