import 'server-only';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { dateAndTime, languageName, list, moment, monthText } from '../i18n/format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import { nameLeadKind } from '../leads/lead-kinds.ts';
import { listSentRows } from '../leads/lead-view.ts';
import { searchSummary } from '../search/search-card.ts';
import type { PersonRecord } from './store-export.ts';

/** One kind of data about a person, in words. */
export interface RetainedPart {
  name: 'leads' | 'files' | 'visits' | 'searches' | 'offers' | 'newsletter' | 'account' | 'notes' | 'mails';
  title: string;
  items: RetainedItem[];
}

interface RetainedItem {
  /** Empty if the rows say it all. */
  title: string;
  rows: { label: string; value: string }[];
  /** The submitted forms. */
  file?: { name: string; type: string; content: string };
}

type Words = Translator<'myData.kept'>;

/** Everything that is kept about a person in their language, without empty parts. */
export async function describePerson(record: PersonRecord, locale: Locale, data: Snapshot): Promise<RetainedPart[]> {
  const t = await translatorIn(locale, 'myData.kept');
  const { account, newsletter, offers } = record;
  const since = (instant: string) => ({ label: t('since'), value: moment(Date.parse(instant), locale) });
  const parts: RetainedPart[] = [
    { name: 'leads', title: t('leads'), items: await leadItems(record, locale, t, data) },
    { name: 'files', title: t('files'), items: record.files.map((file) => ({ title: file.name, rows: [], file })) },
    {
      name: 'visits',
      title: t('visits'),
      items: record.visits.map(({ startsAt, property, state, feedback, rating }) => ({
        title: dateAndTime(Date.parse(startsAt), locale),
        rows: rowsOf([
          [t('home'), homeTitle(property, null, locale, t, data) || t('office')],
          [t('state'), t(`visitStates.${state}`)],
          [t('feedback'), feedback ?? ''],
          [t('rating'), rating === null ? '' : `${rating}/5`],
        ]),
      })),
    },
    { name: 'searches', title: t('searches'), items: await searchItems(record, locale, t, data) },
    {
      name: 'offers',
      title: t('offers'),
      items: offers.map(({ home, sentAt }) => ({
        title: '',
        rows: [{ label: dateAndTime(Date.parse(sentAt), locale), value: homeTitle(home, null, locale, t, data) }],
      })),
    },
    {
      name: 'newsletter',
      title: t('newsletter'),
      items: newsletter.map(({ name, state, createdAt }) => ({
        title: '',
        rows: [
          ...rowsOf([
            [t('name'), name],
            [t('state'), t(`consent.${state}`)],
          ]),
          since(createdAt),
        ],
      })),
    },
    {
      name: 'account',
      title: t('account'),
      items: account
        ? [
            {
              title: '',
              rows: rowsOf([
                [t('name'), account.name],
                [t('language'), isLocale(account.locale) ? languageName(account.locale, locale) : ''],
                [
                  t('homes'),
                  list(
                    account.homes.map((home) => homeTitle(home, null, locale, t, data)),
                    locale,
                  ),
                ],
                [t('lastLogIn'), account.lastLogIn ? moment(Date.parse(account.lastLogIn), locale) : ''],
                ...account.reportNotes.map(
                  ({ month, note, author }) =>
                    [
                      t('reportNote', { month: monthText(month, locale, 'numeric'), author: author ?? '' }),
                      note,
                    ] as const,
                ),
              ]),
            },
          ]
        : [],
    },
    {
      name: 'notes',
      title: t('notes'),
      items: entriesOf(record).map(({ kind, subject, text, recipient, createdAt }) => ({
        title: [t(`entries.${kind}`), moment(Date.parse(createdAt), locale)].join(', '),
        rows: rowsOf([
          [t('to'), recipient ?? ''],
          [t('subject'), subject ?? ''],
          [t('text'), text],
        ]),
      })),
    },
    { name: 'mails', title: t('mails'), items: mailItems(record, locale, t) },
  ];
  return parts.filter(({ items }) => items.length > 0);
}

/** Returns the notes and answers of staff, and the reasons for which testimonials were refused. */
const entriesOf = ({ notes, refusals }: PersonRecord) => [
  ...notes,
  ...refusals.map(({ reason, createdAt }) => ({
    ...({ kind: 'refused', subject: null, recipient: null } as const),
    text: reason,
    createdAt,
  })),
];

/** Whether nothing is kept about a person but mails to them, such as the one with the link. */
export const isNothing = (parts: readonly RetainedPart[]): boolean => parts.every(({ name }) => name === 'mails');

const rowsOf = (rows: readonly (readonly [label: string, value: string])[]) =>
  rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));

/** Without a street that the owner does not publish. */
function homeTitle(
  property: number | null,
  project: number | null,
  locale: Locale,
  t: Words,
  { catalogue }: Snapshot,
): string {
  if (property !== null)
    return catalogue.properties.get(property)?.title[locale] ?? t('homeNumber', { id: String(property) });
  return project === null
    ? ''
    : ((catalogue.projects.get(project) ?? catalogue.withdrawnProjects.get(project))?.name ?? String(project));
}

async function leadItems({ leads }: PersonRecord, locale: Locale, t: Words, data: Snapshot): Promise<RetainedItem[]> {
  const [kinds, statuses] = await Promise.all([
    translatorIn(locale, 'office.kinds'),
    translatorIn(locale, 'office.status'),
  ]);
  return Promise.all(
    leads.map(async (lead) => ({
      title: [nameLeadKind(lead.form, kinds), moment(Date.parse(lead.createdAt), locale)].join(', '),
      rows: [
        ...rowsOf([
          [t('about'), homeTitle(lead.property, lead.project, locale, t, data)],
          // A form that asks for it in parts says it itself.
          [t('whole'), 'firstName' in lead.fields || 'displayName' in lead.fields ? '' : lead.name],
        ]),
        ...(await listSentRows(lead, locale, data)),
        ...rowsOf([
          [t('status'), statuses(lead.status)],
          [t('source'), Object.values(lead.source).join(', ')],
        ]),
      ],
    })),
  );
}

const searchItems = ({ searches }: PersonRecord, locale: Locale, t: Words, data: Snapshot): Promise<RetainedItem[]> =>
  Promise.all(
    searches.map(async ({ id, criteria: text, pace, state, createdAt, told: announced }) => {
      const criteria = storedCriteria({ id, criteria: text });
      return {
        title: criteria ? await searchSummary(criteria, locale, data) : text,
        rows: [
          ...rowsOf([
            [t('pace'), t(`paces.${pace}`)],
            [t('state'), t(`consent.${state}`)],
            [t('told'), announced.length > 0 ? t('toldCount', { count: announced.length }) : ''],
          ]),
          { label: t('since'), value: moment(Date.parse(createdAt), locale) },
        ],
      };
    }),
  );

/** One line per mail: only the subject of a sent mail is kept. */
const mailItems = ({ mails }: PersonRecord, locale: Locale, t: Words): RetainedItem[] =>
  mails.length === 0
    ? []
    : [
        {
          title: '',
          rows: mails.map(({ subject, state, createdAt }) => ({
            label: dateAndTime(Date.parse(createdAt), locale),
            value: t(`mail.${state}`, { subject }),
          })),
        },
      ];
