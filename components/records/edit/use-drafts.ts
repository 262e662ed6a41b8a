import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Content } from '@/components/staff/copy-state';
import { useOffice } from '@/components/staff/office-provider';
import type { Locale } from '@/lib/i18n/locales';
import type { RecordCheck } from '@/lib/records/form/check-record';

/** Texts drafted in other languages by the agency's service; paths have * for the language. */
export interface DraftTexts {
  /** The path that waits for the service. */
  waiting: string | null;
  draft(path: string, from: Locale, to: readonly Locale[]): Promise<void>;
  /** Somebody read a draft and finds it right. */
  approve(path: string, language: Locale): Promise<void>;
}

/** Drafts into a form; what is to say about it changes at once. */
export function useDrafts(
  record: string,
  form: UseFormReturn<Content>,
  setCheck: (change: (check: RecordCheck) => RecordCheck) => void,
): DraftTexts {
  const { run } = useOffice();
  const [waiting, setWaiting] = useState<string | null>(null);
  return useMemo(() => {
    const at = (path: string, language: Locale) => path.replace('*', language);
    const typed = (path: string) => JSON.stringify(form.getValues(path)) ?? '';

    const draft: DraftTexts['draft'] = async (path, from, to) => {
      const before = new Map(to.map((one) => [one, typed(at(path, one))]));
      setWaiting(path);
      const { payload: drafts = {} } = await run('record.translate', {
        record,
        from,
        to: to.join(','),
        text: typed(at(path, from)),
      });
      setWaiting(null);
      for (const one of to) {
        const drafted = drafts[one];
        const place = at(path, one);
        // Text that was typed meanwhile is not replaced.
        if (drafted === undefined || typed(place) !== before.get(one)) continue;
        form.setValue(place, drafted, { shouldDirty: true });
        setCheck((check) => ({ ...check, unreviewed: [...check.unreviewed, place] }));
      }
    };

    const approve: DraftTexts['approve'] = async (path, language) => {
      const field = at(path, language);
      const { done } = await run('record.approve', { record, language, text: typed(field), field });
      if (!done) return;
      setCheck(({ errors: { [field]: _, ...errors }, ...check }) => ({
        ...check,
        errors,
        unreviewed: check.unreviewed.filter((one) => one !== field),
      }));
    };

    return { waiting, draft, approve };
  }, [record, form, setCheck, run, waiting]);
}
