import 'server-only';
import type { z } from 'zod';
import * as importActions from '../import/actions.ts';
import * as leadActions from '../leads/actions.ts';
import * as forward from '../leads/forward.ts';
import * as textActions from '../leads/text-actions.ts';
import * as viewActions from '../leads/view-actions.ts';
import * as ownerActions from '../owners/actions.ts';
import * as documentActions from '../owners/document-actions.ts';
import * as reportActions from '../owners/report-actions.ts';
import * as peopleActions from '../people/actions.ts';
import * as contentActions from '../records/content/content-actions.ts';
import * as documentFileActions from '../records/documents/document-file-actions.ts';
import * as copyActions from '../records/form/copy-actions.ts';
import * as recordActions from '../records/form/record-actions.ts';
import * as draftActions from '../records/form/translation-actions.ts';
import * as homeActions from '../records/homes/home-actions.ts';
import * as deletePicture from '../records/pictures/delete-picture.ts';
import * as describePicture from '../records/pictures/describe-picture.ts';
import * as setOrigins from '../records/pictures/set-origins.ts';
import * as unitActions from '../records/units/unit-actions.ts';
import * as wordsActions from '../records/words-actions.ts';
import * as reviewActions from '../reviews/actions.ts';
import { type Action, isAction } from '../staff/define-action.ts';
import * as languageActions from '../staff/language-actions.ts';
import * as staffActions from '../staff/staff-actions.ts';
import * as formCopyActions from '../staff/working-copies/form-copy-actions.ts';
import * as subscriptionActions from '../subscriptions/actions.ts';
import * as visitActions from '../visits/actions.ts';
import * as hoursActions from '../visits/hours-actions.ts';
import * as rulesActions from '../visits/rules-actions.ts';
import * as undo from './undo.ts';

/** Modules whose exported actions forms may call; tests/checks/actions.test.ts finds the ones that are missing. */
const modules = [
  importActions,
  leadActions,
  forward,
  textActions,
  viewActions,
  ownerActions,
  documentActions,
  reportActions,
  peopleActions,
  documentFileActions,
  contentActions,
  copyActions,
  draftActions,
  homeActions,
  recordActions,
  deletePicture,
  describePicture,
  setOrigins,
  unitActions,
  wordsActions,
  reviewActions,
  languageActions,
  staffActions,
  subscriptionActions,
  visitActions,
  hoursActions,
  rulesActions,
  formCopyActions,
  undo,
] as const;

type ActionOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Action> : never;
type Registered = ActionOf<(typeof modules)[number]>;
type RegisteredName = Registered['name'];
type RegisteredTypes = {
  [One in Registered as One['name']]: { input: z.input<One['schema']>; answer: Awaited<ReturnType<One['run']>> };
};

declare module '../staff/define-action.ts' {
  interface ActionTypes extends RegisteredTypes {}
}

/** Every action of the office by its name. */
export const actions = Object.fromEntries(
  modules.flatMap((module) => Object.values(module).filter(isAction)).map((action) => [action.name, action]),
) as Readonly<Record<RegisteredName, Action>>;

export const isActionName = (name: unknown): name is RegisteredName =>
  typeof name === 'string' && Object.hasOwn(actions, name);
