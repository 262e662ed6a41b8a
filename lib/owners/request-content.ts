import { z } from 'zod';
import type { CommunicationsView } from '../../components/owner/communications';
import type { OwnedLead } from '../db/owner-records.ts';
import { euro } from '../euro.ts';
import { date, dateAndTime } from '../format.ts';
import { financing } from '../forms/schemas/offer.ts';
import type { Locale } from '../i18n/locales.ts';
import type { CommunicationsWords } from '../i18n/owner-words.ts';
import type { HomeForm } from './home-forms.ts';

/** All that an owner may see of what forms ask. */
const shown = z.object({
  remark: z.string().optional(),
  offerAmount: z.number().optional(),
  validUntil: z.string().optional(),
  financing: z.enum(financing).optional(),
  offerConditions: z.string().optional(),
});

/** Of these an owner learns that they came, and no more. */
const silent: readonly HomeForm[] = ['rent-application', 'send-to-friend'];

/** What a request says to the owner, with `hide` for what was written (docs/decisions/what-owners-see.md). */
export function contentOf(
  { form, fields, visit }: OwnedLead,
  hide: (text: string) => string,
  locale: Locale,
  words: CommunicationsWords,
): Pick<CommunicationsView['requests'][number], 'facts' | 'message'> {
  if (silent.includes(form)) return { facts: [], message: null };
  const { remark, offerAmount, validUntil, financing: means, offerConditions } = shown.parse(fields);
  const facts = [
    { label: words.moment, value: visit && dateAndTime(visit.startsAt, locale) },
    { label: words.offer.amount, value: offerAmount && euro(offerAmount) },
    { label: words.offer.validUntil, value: validUntil && date(validUntil, locale) },
    { label: words.offer.financing, value: means && words.financing(means) },
  ];
  const written = remark ?? offerConditions;
  return {
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    message: written ? hide(written) : null,
  };
}
