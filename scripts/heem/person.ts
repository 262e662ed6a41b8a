import { erasePerson, exportPerson } from '../../lib/db/persons.ts';
import { removeMailFiles } from '../../lib/mail/files.ts';
import { type Command, onlyWord } from './command.ts';

export const personExport: Command = {
  usage: 'EMAIL',
  takesWords: true,
  summary: 'everything that is kept about a person, as JSON',
  help: 'For a request of access (GDPR, article 15). The capitals of the address do not matter.',
  async run(given) {
    console.log(JSON.stringify(await exportPerson(onlyWord(given, 'EMAIL')), null, 2));
  },
};

export const personErase: Command = {
  usage: 'EMAIL',
  takesWords: true,
  summary: 'deletes everything that is kept about a person',
  help: 'For a request of erasure (GDPR, article 17). Mails that wait are not sent any more. It cannot be undone.',
  async run(given) {
    const { leads, mails } = await erasePerson(onlyWord(given, 'EMAIL'));
    await removeMailFiles(mails);
    console.log(`${leads} submissions and ${mails.length} mails deleted`);
  },
};
