import { findAccountByEmail } from '../../lib/accounts/store.ts';
import { listStaff } from '../../lib/accounts/store-staff.ts';
import { staffRoles } from '../../lib/db/tables/accounts.ts';
import { table } from '../support/table.ts';
import { asAction } from './as-action.ts';
import { type Command, commandActor, onlyWord, UsageError } from './command.ts';
import { person, personHelp, personIn } from './owners.ts';

// The actions of the office for an administrator with a shell and no account. Mail rendering is imported on demand.

export const staffInvite: Command = {
  usage: `--email EMAIL --name NAME --locale LOCALE --role ${staffRoles.join('|')} [--broker ID]`,
  summary: 'gives a member of staff access to the office',
  help: `${personHelp}
An owner (of the agency) sees and does everything, a broker the enquiries of their homes and those of nobody, an editor none.
ID of data/team.json says who of the team they are. Sent again, it changes the role and sends another link.`,
  options: { ...person, role: { type: 'string' }, broker: { type: 'string' } },
  async run(input) {
    const { email, name, locale: language } = personIn(input);
    const { role: asked, broker } = input.options;
    const role = staffRoles.find((one) => one === asked);
    if (!role) throw new UsageError(`--role is one of ${staffRoles.join(', ')}`);
    const [{ inviteStaff }, { publishedData }] = await Promise.all([
      import('../../lib/staff/staff-actions.ts'),
      import('../../lib/data/store.ts'),
    ]);
    const invited = { email, name, language, role, broker: typeof broker === 'string' ? broker : undefined };
    const link = await asAction(() => inviteStaff(invited, commandActor, publishedData()));
    console.log(`The invitation will be sent. Its link:\n${link}`);
  },
};

export const staff: Command = {
  usage: '',
  summary: 'who may come into the office, as what',
  help: '"secured" says whether the second factor is set up, without which the office stays closed.',
  async run() {
    const people = await listStaff();
    if (people.length === 0) return console.log('There are no staff: npm run heem -- staff invite');
    const rows = people.map(({ email, name, role, broker, secured, sessions }) => [
      ...[email, name, role, broker ?? '', secured ? 'secured' : 'invited'],
      String(sessions),
    ]);
    console.log(table(['email', 'name', 'role', 'person', 'state', 'sessions'], rows));
  },
};

const changing =
  (what: 'reset' | 'remove'): Command['run'] =>
  async (input) => {
    const account = await findAccountByEmail(onlyWord(input, 'EMAIL'));
    const { removeStaffMember, resetStaffAccess } = await import('../../lib/staff/staff-actions.ts');
    const act = what === 'reset' ? resetStaffAccess : removeStaffMember;
    await asAction(() => act(account?.id ?? '', commandActor));
    console.log(what === 'reset' ? 'Done. Invite them again: npm run heem -- staff invite' : 'Removed.');
  };

export const staffReset: Command = {
  usage: 'EMAIL',
  takesWords: true,
  summary: 'takes password, passkeys, second factor and sessions from a member of staff',
  help: 'For a lost phone without recovery codes, or a password that somebody else knows.',
  run: changing('reset'),
};

export const staffRemove: Command = {
  usage: 'EMAIL',
  takesWords: true,
  summary: 'removes a member of staff from the office',
  help: 'Their enquiries are nobody’s then; their notes and answers stay.',
  run: changing('remove'),
};
