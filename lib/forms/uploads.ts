import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import type { Upload } from '../db/uploads.ts';
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
  const found = await fileTypeFromBuffer(content);
  if (!found || !taken[field]?.includes(found.mime)) throw new FormRefusal({ [field]: 'fileType' });
  const stem = file.name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80);
  const extension = found.mime === 'application/x-cfb' ? 'doc' : found.ext;
  return { field, name: `${stem || field}.${extension}`, type: found.mime, content };
}
