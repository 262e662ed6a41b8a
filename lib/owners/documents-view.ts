import 'server-only';
import type { OwnerDocumentsView } from '../../components/owner/documents';
import type { Snapshot } from '../data/load.ts';
import { dayOf } from '../day.ts';
import { type OwnerDocument, ownedDocuments } from '../db/owner-records.ts';
import { date, fileSize } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnerDocumentsWords } from '../i18n/owner-words.ts';
import { documentPath } from './document-links.ts';
import { documentTypes } from './document-types.ts';
import { namesOf } from './home-name.ts';
import type { OwnedHome } from './owned-home.ts';

/** The documents of homes, each with an address that only this account can use, for ten minutes. */
export async function documentsView(
  homes: readonly OwnedHome[],
  account: string,
  locale: Locale,
  words: OwnerDocumentsWords,
  data: Pick<Snapshot, 'catalogue'>,
): Promise<OwnerDocumentsView> {
  const documents = await ownedDocuments(homes);
  const nameOf = namesOf(homes, locale, data);
  const { lead, empty, head } = words;
  const toRow = async ({ id, property, createdAt, ...document }: OwnerDocument) => ({
    key: id,
    title: document.title,
    home: nameOf(property),
    date: date(dayOf(createdAt), locale),
    type: documentTypes[document.type] ?? '',
    size: fileSize(document.size, locale),
    href: await documentPath({ document: id, account }),
  });
  return { lead: documents.length > 0 ? lead : empty, head, rows: await Promise.all(documents.map(toRow)) };
}
