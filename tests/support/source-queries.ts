import type { Schema } from '@/lib/db/schema';
import type { Import, SourceFile } from './source-files';

/** The tables by the folder of lib that owns them. */
const owners = {
  db: ['secret', 'spent_token', 'rate_limit', 'lease', 'login_try', 'person'],
  mail: ['outbox'],
  audit: ['audit_log', 'audit_subject', 'undo_state'],
  accounts: [
    ...(['user', 'account', 'session', 'verification', 'passkey', 'twoFactor', 'ownership'] as const),
    ...(['waiting_account', 'last_log_in', 'calendar_address'] as const),
  ],
  staff: ['working_copy', 'open_form'],
  audience: [
    ...(['audience_day', 'audience_month', 'audience_source', 'audience_source_month'] as const),
    ...(['audience_network', 'audience_salt', 'audience_trace', 'missed_search'] as const),
  ],
  shortlists: ['shortlist', 'shortlist_home', 'shortlist_person', 'shortlist_reaction'],
  leads: ['lead', 'lead_entry', 'upload', 'saved_view', 'inbox_start', 'text_block'],
  visits: ['visit', 'visit_seat', 'agenda_turn', 'absence'],
  owners: ['owner_document', 'told_report', 'stopped_report', 'report_plan'],
  subscriptions: ['search', 'told_home', 'reader', 'home_offer', 'stopped_offer'],
  records: ['unread_text'],
  reviews: ['refused_review'],
  import: ['feed_run'],
  people: ['data_link'],
} as const satisfies Record<string, readonly (keyof Schema)[]>;

type Owned = (typeof owners)[keyof typeof owners][number];
/** Does not compile while a table of the schema has no owner. */
const ownerOf: Record<keyof Schema, string> = Object.fromEntries(
  Object.entries(owners).flatMap(([folder, tables]) => tables.map((table) => [table, folder])),
) as Record<Owned, string>;

const named = [
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full)Join)\(\s*['"](\w+)/g,
  /\btable: '(\w+)'/g,
  /\b(?:from|join|into|update) "?(\w+)"?/g,
];
const listed = /\bconst table of \[([^\]]+)\]/g;

/** Returns the tables that the queries of a file name, each as an import from the folder that owns it. */
export function queriesOf({ path, text }: SourceFile): Import[] {
  const code = text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  const names = [
    ...named.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name)),
    ...[...code.matchAll(listed)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  ];
  return [...new Set(names)]
    .filter((name): name is keyof Schema => Object.hasOwn(ownerOf, name))
    .map((name) => ({ from: path, to: `lib/${ownerOf[name]}/table ${name}`, typeOnly: false }));
}
