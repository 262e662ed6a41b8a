import { getTranslations } from 'next-intl/server';
import type { ConflictWords } from './conflicts';

/** The sentences of Conflicts in the language of the page. */
export async function conflictWords(): Promise<ConflictWords> {
  const t = await getTranslations('office.edit');
  return {
    conflict: t('conflict'),
    conflictText: t('conflictText'),
    mine: t('mine'),
    theirs: t('theirs'),
    empty: t('empty'),
    resolve: t('resolve'),
  };
}
