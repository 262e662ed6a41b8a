import { z } from 'zod';
import type { CommunicationsView } from '../../components/owner/communications';
import type { OwnedLead } from '../db/owned-records.ts';
import { date, euro } from '../format.ts';
import type { financing } from '../forms/schemas/offer.ts';
import type { Locale } from '../i18n/locales.ts';
import type { CommunicationsWords } from '../i18n/owner-words.ts';
import { moment } from './moment.ts';

type Request = CommunicationsView['requests'][number];

/** All of a form that an owner may see; what is not named here never leaves the database. */
const shown = z.object({
  remark: z.string().optional(),
  offerAmount: z.number().optional(),
  validUntil: z.string().optional(),
  financing: z.string().optional(),
  offerConditions: z.string().optional(),
});

/** What a request says to the owner, with `hide` for what was written (docs/decisions/what-owners-see.md). */
export function contentOf(
  { form, fields, visit }: OwnedLead,
  hide: (text: string) => string,
  locale: Locale,
  words: CommunicationsWords,
): Pick<Request, 'facts' | 'message'> {
  const { remark, offerAmount, validUntil, financing: means, offerConditions } = shown.parse(fields);
  const written = (text: string | undefined) => (text ? hide(text) : null);
  const facts = (...rows: [label: string, value: string | undefined | false][]) =>
    rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  switch (form) {
    case 'make-offer':
      return {
        facts: facts(
          [words.offer.amount, offerAmount !== undefined && euro(offerAmount)],
          [words.offer.validUntil, validUntil && date(validUntil, locale)],
          [words.offer.financing, means && words.financing(means as (typeof financing)[number])],
        ),
        message: written(offerConditions),
      };
    case 'contact-appointment':
      return {
        facts: facts([words.moment, visit ? moment(visit.startsAt, locale) : undefined]),
        message: written(remark),
      };
    case 'rent-application':
    case 'send-to-friend':
      return { facts: [], message: null };
    default:
      return { facts: [], message: written(remark) };
  }
}
