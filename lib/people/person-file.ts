import 'server-only';
import { dayOf } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { personalHeaders } from '../http/responses.ts';
import { date } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { filePolicy } from '../security/headers.ts';
import { escapeXml } from '../seo/sitemap.ts';
import { describePerson, isNothing, type RetainedPart } from './person-words.ts';
import { exportPerson } from './store-export.ts';

/** Formats of an export: to read, or for another program (GDPR, articles 15 and 20); each is one file that includes the files that were sent. */
export const personFormats = ['html', 'json'] as const;
export type PersonFormat = (typeof personFormats)[number];

export const isPersonFormat = (format: unknown): format is PersonFormat =>
  (personFormats as readonly unknown[]).includes(format);

/** Returns everything that is stored about a person, as a file in a language. */
export async function writePersonFile(
  email: string,
  format: PersonFormat,
  locale: Locale,
  data: Snapshot,
): Promise<string> {
  const record = await exportPerson(email);
  if (format === 'json') return JSON.stringify({ email, ...record }, null, 2);
  const t = await translatorIn(locale, 'myData');
  const { legalName } = data.content.site;
  const title = t('file.title', { agency: legalName });
  const text = t('file.text', { email, day: date(dayOf(Date.now()), locale) });
  return page(locale, title, text, await describePerson(record, locale, data), t('nothing'));
}

const types: Record<PersonFormat, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Returns a person’s file as a response that a browser saves and never shows. */
export async function personFileResponse(
  email: string,
  format: PersonFormat,
  locale: Locale,
  data: Snapshot,
): Promise<Response> {
  const name = `${(await translatorIn(locale, 'myData'))('file.name')}-${dayOf(Date.now())}.${format}`;
  return new Response(await writePersonFile(email, format, locale, data), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
      ...personalHeaders,
    },
  });
}

/** Plain HTML that opens anywhere and runs nothing. */
const page = (locale: Locale, title: string, text: string, parts: readonly RetainedPart[], none: string): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeXml(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p>`,
    ...(isNothing(parts) ? [`<p>${escapeXml(none)}</p>`] : []),
    ...parts.map(section),
    '</body></html>\n',
  ].join('\n');

const style =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1d2321}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2.5fr;gap:.25rem 1rem}dt{color:#5c6663}dd{margin:0;white-space:pre-line}';

const section = ({ title, items }: RetainedPart): string =>
  `<h2>${escapeXml(title)}</h2>\n${items
    .map(
      ({ title: name, rows, file }) =>
        `${file ? link(file) : name && `<h3>${escapeXml(name)}</h3>`}${
          rows.length > 0
            ? `<dl>${rows.map(({ label, value }) => `<dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd>`).join('')}</dl>`
            : ''
        }`,
    )
    .join('\n')}`;

/** A file in the file: the browser saves it, whatever its type. */
const link = ({ name, content }: NonNullable<RetainedPart['items'][number]['file']>): string =>
  `<p><a download="${escapeXml(name)}" href="data:application/octet-stream;base64,${content}">${escapeXml(name)}</a></p>`;
