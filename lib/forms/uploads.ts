import 'server-only';
import type { Upload } from '../db/leads.ts';
import { checkFileType } from '../file-type.ts';
import { FormRefusal } from './form-refusal.ts';

const pictures = ['image/jpeg', 'image/png'];
const pdf = 'application/pdf';
/** What each field takes, told by the content. Word's older files are compound files, which other programs write too. */
const taken: Record<string, readonly string[]> = {
  cv: [pdf, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/x-cfb'],
  incomeProof: [pdf, ...pictures],
  image: pictures,
};

/** The files among a form's values; throws a FormRefusal for one that is not what its field takes, whatever its name says. */
export const readUploads = (values: Record<string, unknown>): Promise<Upload[]> =>
  Promise.all(
    Object.entries(values).flatMap(([field, value]) => (value instanceof File ? [readUpload(field, value)] : [])),
  );

async function readUpload(field: string, file: File): Promise<Upload> {
  const content = Buffer.from(await file.arrayBuffer());
  const found = await checkFileType({ name: file.name, content }, taken[field] ?? [], field);
  if (!found) throw new FormRefusal({ [field]: 'fileType' });
  return { field, content, ...found };
}
