import { useTranslations } from 'next-intl';
import type { OfficeState } from '@/lib/staff/define-action';

/** Gives the messages beside fields, by the names of the fields: what is wrong with one, and what somebody else stored in it meanwhile. */
export function useAnswerMessages(): (answer: Pick<OfficeState, 'fields' | 'stored'>) => Record<string, string> {
  const t = useTranslations('office');
  return ({ fields = {}, stored = {} }) =>
    Object.fromEntries([
      ...Object.entries(fields).map(([name, error]) => [name, t(`errors.${error}`)]),
      ...Object.entries(stored).map(([name, text]) => [name, t('words.stored', { text })]),
    ]);
}
