import { getTranslations } from 'next-intl/server';
import { fileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { LARGEST_DOCUMENT } from '@/lib/owners/documents';
import type { UploadWords } from '../staff/upload-zone';

/** The sentences of an upload of documents, for visitors in PDF alone. */
export async function documentWords(locale: Locale): Promise<UploadWords> {
  const [t, upload] = [await getTranslations('office.documents'), await getTranslations('office.pictures.field')];
  // Filled in by the browser.
  const [name, count] = ['{name}', '{count}'];
  return {
    choose: t('choose'),
    hint: t('chooseHint', { size: fileSize(LARGEST_DOCUMENT, locale) }),
    remove: upload('remove', { name }),
    retry: upload('retry'),
    sending: upload('sending', { name }),
    progress: upload('progress', { count }),
    failed: upload('failed'),
  };
}
