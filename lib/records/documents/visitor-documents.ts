import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import { checkFileType } from '../../base/file-type.ts';
import { plain } from '../../base/slug.ts';
import { documentNamesNow } from '../../data/document-files.ts';
import { changeData } from '../../data/write.ts';
import type { LoadedFiles } from '../../files/reader.ts';
import { homeRecordName } from '../../routes/home-record.ts';
import { may } from '../../staff/rights.ts';
import { mayEdit, recordRef } from '../records.ts';

export type DocumentFault = 'notPdf' | 'broken';

/** Whether a member of staff may add a document for the visitors of a home. */
export async function mayAddDocument(staff: Staff, home: number): Promise<boolean> {
  const record = recordRef(homeRecordName(home));
  return may(staff.role, 'file.add') && record !== null && (await mayEdit(staff, record));
}

const maxNameLength = 60;

/** "5801-epc-attest.pdf", what the file was called behind the number of its home; with a number where that is taken. */
export function chooseDocumentName(fileName: string, home: number, isTaken: (name: string) => boolean): string {
  const stem = plain(fileName.replace(/\.\w{1,5}$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '');
  const base = stem.startsWith(`${home}-`) ? stem : `${home}-${stem || 'document'}`;
  for (let number = 1; ; number++) {
    const name = `${base}${number === 1 ? '' : `-${number}`}.pdf`;
    if (!isTaken(name)) return name;
  }
}

/** The mark at the end of a whole PDF, and in how many last bytes of its file it stands. */
const [endMark, endLength] = ['%%EOF', 4096];

/** Puts a PDF among the documents of the data; returns its name, or why not. Its content is not looked at but for its beginning and end. */
export async function addVisitorDocument(
  { fileName, home, content }: { fileName: string; home: number; content: Buffer },
  staff: Staff,
  known: LoadedFiles,
): Promise<{ id: string } | DocumentFault> {
  if (!(await checkFileType({ name: fileName, content }, ['application/pdf'], 'document'))) return 'notPdf';
  if (!content.subarray(-endLength).includes(endMark)) return 'broken';
  let id = '';
  await changeData(
    () => {
      const names = documentNamesNow();
      id = chooseDocumentName(fileName, home, (name) => names.has(name));
      return { [`documents/${id}`]: content };
    },
    { known, by: staff, auditEvent: () => ({ action: 'file.add', subject: String(home), after: { file: id } }) },
  );
  return { id };
}
