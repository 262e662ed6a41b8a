import type { Staff } from '../accounts/store-staff.ts';
import type { AuditEntry } from '../audit/store.ts';

import { staffRoles } from '../db/tables/accounts.ts';
import { leadStatuses } from '../db/tables/leads.ts';
import { visitStates } from '../db/tables/visits.ts';
import type { DataIssue } from '../files/issues.ts';
import { importCounts as counts, type ImportOutcome } from '../import/outcome.ts';
import type { LeadRecord } from '../leads/store.ts';
import type { LeadLine } from '../leads/store-inbox.ts';
import type { TextBlock } from '../leads/store-texts.ts';
import type { SavedView } from '../leads/store-views.ts';
import type { LeadEntry } from '../leads/store-work.ts';
import type { Outlook } from '../people/store-retention.ts';
import type { Visit } from '../visits/store.ts';

// What the pages of the office show of the database, by the names that components know.

export type StaffMember = Staff;
export type OfficeLead = LeadRecord;
export type WrittenEntry = LeadEntry;
export type InboxLine = LeadLine;
export type InboxView = SavedView;
export type OfficeText = TextBlock;
export type LogLine = AuditEntry;
export type DataFault = DataIssue;
export type ImportReport = ImportOutcome;
export type RetentionOutlook = Outlook;
export interface LogPage {
  entries: LogLine[];
  next: { at: number; id: string } | null;
}

export const officeRoles = staffRoles;
export const workStatuses = leadStatuses;
export const inboxStatuses = ['todo', ...leadStatuses, 'all'] as const;
export const importCounts = counts;

export type OfficeVisit = Visit;
export const appointmentStates = visitStates;
