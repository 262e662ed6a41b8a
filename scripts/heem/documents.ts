import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayOf } from '../../lib/base/day.ts';
import { propertySchema } from '../../lib/catalogue/schema/property.ts';
import { env } from '../../lib/env.ts';
import { DataReader } from '../../lib/files/reader.ts';
import { fileSize } from '../../lib/i18n/format.ts';
import { addDocument, documentTypes, maxDocumentBytes, maxTitleLength } from '../../lib/owners/documents.ts';
import { listDocuments, removeDocument } from '../../lib/owners/store.ts';
import { table } from '../support/table.ts';
import { type Command, homeNumber, onlyWord, UsageError } from './command.ts';

const property = { type: 'string' } as const;

const isKnown = (id: number): boolean =>
  new DataReader(env.dataDir).readAll('properties', propertySchema).valid.some(({ item }) => item.id === id);

export const documentsAdd: Command = {
  usage: '--property ID --title "…" FILE',
  takesWords: true,
  summary: 'adds a document for the owner of a home',
  help: `${Object.values(documentTypes).join(', ')}, by its content; at most ${fileSize(maxDocumentBytes, 'en')}. It is deleted automatically after the number of days in data/site.json.`,
  options: { property, title: { type: 'string' } },
  async run(input) {
    const [home, file] = [homeNumber(input.options.property), onlyWord(input, 'FILE')];
    const title = String(input.options.title ?? '').trim();
    if (!title || title.length > maxTitleLength)
      throw new UsageError(`--title is the name that the owner sees, at most ${maxTitleLength} characters`);
    if (!isKnown(home)) throw new UsageError(`no home ${home} in data/properties`);
    const content = await readFile(file);
    const added = await addDocument({ property: home, title, name: path.basename(file), content });
    if ('id' in added) return console.log(added.id);
    const reasons = {
      fileSize: `is larger than ${fileSize(maxDocumentBytes, 'en')}`,
      fileType: `is none of ${Object.values(documentTypes).join(', ')}`,
    };
    throw new UsageError(`${file} ${reasons[added.error]}`);
  },
};

export const documentsList: Command = {
  usage: '--property ID',
  summary: 'the documents that the owner of a home can download',
  help: 'The newest first.',
  options: { property },
  async run(input) {
    const rows = (await listDocuments([homeNumber(input.options.property)])).map(
      ({ id, title, name, size, createdAt }) => [...[dayOf(createdAt), title, name, fileSize(size, 'en'), id]],
    );
    console.log(rows.length > 0 ? table(['day', 'title', 'file', 'size', 'id'], rows) : 'There are none.');
  },
};

export const documentsRemove: Command = {
  usage: 'ID',
  takesWords: true,
  summary: 'deletes a document of an owner',
  help: 'ID is the last column of "documents list". It cannot be undone.',
  async run(input) {
    const id = onlyWord(input, 'ID');
    if (!(await removeDocument(id))) throw new UsageError(`no document ${id}`);
    console.log('removed');
  },
};
