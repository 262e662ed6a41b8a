import { erasePerson, exportPerson } from '../../lib/db/persons.ts';
import { removeMailFiles } from '../../lib/mail/files.ts';
import { type Command, onlyWord } from './command.ts';
import { shownOf } from './testimonials.ts';

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
  help: 'For a request of erasure (GDPR, article 17). Mails that wait are not sent any more. It cannot be undone. Testimonials that are on the site stand in the data of editors: it names them.',
  async run(given) {
    const email = onlyWord(given, 'EMAIL');
    const shown = shownOf((await exportPerson(email)).leads);
    const { leads, mails } = await erasePerson(email);
    await removeMailFiles(mails);
    console.log(`${leads} submissions and ${mails.length} mails deleted`);
    for (const id of shown)
      console.log(`${id} is on the site: take it out of data/testimonials.json and data/pictures.json`);
  },
};
