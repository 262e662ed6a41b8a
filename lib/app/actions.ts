import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import { isLocale } from '../i18n/locales.ts';
import {
  correctRecord,
  importOne,
  removeCorrection,
  removeMeaning,
  removeSource,
  saveMeaning,
  saveSource,
  startImport,
  tryImport,
  uploadFeed,
} from '../import/actions.ts';
import { addLead, addNote, answerLead, changeLead, changeLeads } from '../leads/actions.ts';
import { forwardLead } from '../leads/forward.ts';
import { deleteText, saveText } from '../leads/text-actions.ts';
import { deleteViewAction, renameViewAction, saveView, startView } from '../leads/view-actions.ts';
import { addHome, endAccess, inviteOwnerAction, resendInvitation, takeHome } from '../owners/actions.ts';
import { removeDocumentAction } from '../owners/document-actions.ts';
import { holdAllReports, holdReport, noteReport, sendReportNow, stopReport } from '../owners/report-actions.ts';
import { correctAction, eraseAction, findDoubleAction, mergeAction, stopAction } from '../people/actions.ts';
import { deleteDocumentFile } from '../records/documents/document-file-actions.ts';
import { addContentAction, deleteContentAction } from '../records/edit/content-actions.ts';
import { approveText, translateRecord } from '../records/edit/draft-actions.ts';
import {
  addHomeAction,
  changeHome,
  changeHomesAction,
  copyHomeAction,
  deleteHome,
} from '../records/edit/home-actions.ts';
import { discardRecord, keepRecord, openRecord, saveTyped } from '../records/edit/record-actions.ts';
import { deletePicture } from '../records/pictures/delete-picture.ts';
import { describePicture } from '../records/pictures/describe-picture.ts';
import { setOrigins } from '../records/pictures/set-origins.ts';
import {
  addUnitsAction,
  discardUnitsAction,
  keepUnitsAction,
  openUnits,
  saveUnitsAction,
} from '../records/units/unit-actions.ts';
import { saveWordsAction } from '../records/words-actions.ts';
import { approveAction, changeAction, refuseAction, showAction } from '../reviews/actions.ts';
import type { Action, OfficeState } from '../staff/action.ts';
import { runAction } from '../staff/action.ts';
import { chooseLanguage } from '../staff/language-actions.ts';
import { handleLogin } from '../staff/log-in.ts';
import type { Permission } from '../staff/permissions.ts';
import { officeSession } from '../staff/session.ts';
import {
  changeStaff,
  confirmSession,
  endOwnSessions,
  endStaffSessions,
  inviteAction,
  removeAction,
  renewCodesAction,
  resetAction,
  retryMail,
} from '../staff/staff-actions.ts';
import { offerHomes } from '../subscriptions/actions.ts';
import {
  bookForVisitor,
  cancelForVisitor,
  keepFeedback,
  missVisit,
  moveForVisitor,
  seatVisitor,
} from '../visits/actions.ts';
import {
  addAbsenceAction,
  cancelVisitsAction,
  removeAbsenceAction,
  renewCalendarAction,
} from '../visits/hours-actions.ts';
import { changeBrokerHours, changeRules } from '../visits/rules-actions.ts';
import { undoAction } from './undo.ts';

/** Every action of the office, by the right that it needs. */
export const actions = {
  'lead.change': changeLead,
  undo: undoAction,
  'lead.note': addNote,
  'lead.answer': answerLead,
  'lead.add': addLead,
  'person.correct': correctAction,
  'person.stop': stopAction,
  'person.find-double': findDoubleAction,
  'person.merge': mergeAction,
  'person.erase': eraseAction,
  'home.offer': offerHomes,
  'owner.invite': inviteOwnerAction,
  'owner.resend': resendInvitation,
  'owner.add-home': addHome,
  'owner.take-home': takeHome,
  'owner.end': endAccess,
  'file.delete': deleteDocumentFile,
  'document.remove': removeDocumentAction,
  'report.hold': holdReport,
  'report.hold-all': holdAllReports,
  'report.note': noteReport,
  'report.stop': stopReport,
  'report.send': sendReportNow,
  'lead.forward': forwardLead,
  'leads.change': changeLeads,
  'view.save': saveView,
  'view.rename': renameViewAction,
  'view.delete': deleteViewAction,
  'view.start': startView,
  'text.save': saveText,
  'text.delete': deleteText,
  'review.approve': approveAction,
  'review.refuse': refuseAction,
  'review.change': changeAction,
  'review.show': showAction,
  'picture.delete': deletePicture,
  'picture.describe': describePicture,
  'picture.origin': setOrigins,
  'mail.retry': retryMail,
  'visit.book': bookForVisitor,
  'visit.move': moveForVisitor,
  'visit.cancel': cancelForVisitor,
  'visit.accept': seatVisitor,
  'visit.missed': missVisit,
  'visit.feedback': keepFeedback,
  'staff.invite': inviteAction,
  'staff.change': changeStaff,
  'staff.end-sessions': endStaffSessions,
  'staff.reset': resetAction,
  'staff.remove': removeAction,
  'session.confirm': confirmSession,
  'session.end-all': endOwnSessions,
  'codes.renew': renewCodesAction,
  'language.choose': chooseLanguage,
  'absence.add': addAbsenceAction,
  'absence.remove': removeAbsenceAction,
  'visits.cancel': cancelVisitsAction,
  'hours.change': changeBrokerHours,
  'rules.change': changeRules,
  'calendar.renew': renewCalendarAction,
  'home.add': addHomeAction,
  'home.copy': copyHomeAction,
  'home.change': changeHome,
  'homes.change': changeHomesAction,
  'home.delete': deleteHome,
  'content.add': addContentAction,
  'content.delete': deleteContentAction,
  'words.save': saveWordsAction,
  'record.open': openRecord,
  'record.keep': keepRecord,
  'record.save': saveTyped,
  'record.discard': discardRecord,
  'record.translate': translateRecord,
  'record.approve': approveText,
  'units.open': openUnits,
  'units.keep': keepUnitsAction,
  'units.add': addUnitsAction,
  'units.discard': discardUnitsAction,
  'units.save': saveUnitsAction,
  'import.source': saveSource,
  'import.remove': removeSource,
  'import.upload': uploadFeed,
  'import.try': tryImport,
  'import.run': startImport,
  'import.one': importOne,
  'import.meaning': saveMeaning,
  'import.forget': removeMeaning,
  'import.correct': correctRecord,
  'import.uncorrect': removeCorrection,
} satisfies Partial<Record<Permission, Action>>;

export type ActionName = keyof typeof actions;

const isAction = (name: unknown): name is ActionName => typeof name === 'string' && Object.hasOwn(actions, name);

/** Takes any form of the office: those of the door, which need no session, and the actions. */
export async function takeOfficeForm(form: FormData, headers: Headers, data: Snapshot): Promise<OfficeState> {
  const [name, locale] = [form.get('action'), form.get('locale')];
  if (isLocale(locale)) {
    const state = await handleLogin(name, form, locale, headers);
    if (state) return state;
  }
  if (!isAction(name)) return { error: 'invalid' };
  const taken: Action = actions[name];
  const session = await officeSession(headers, { isUse: !taken.isBeat });
  return runAction(name, taken, form, session, { headers, data });
}
