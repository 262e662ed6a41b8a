import { useTranslations } from 'next-intl';
import type { OfficeState } from '@/lib/staff/define-action';

/** Gives the messages beside fields, by the names of the fields. */
export function useAnswerMessages(): (answer: Pick<OfficeState, 'fields'>) => Record<string, string> {
  const t = useTranslations('office.errors');
  return ({ fields = {} }) => Object.fromEntries(Object.entries(fields).map(([name, error]) => [name, t(error)]));
}
