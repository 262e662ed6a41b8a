import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';

/** A document of a home that visitors can request: a file of data/documents, which is served only by a signed link. */
export const documentSchema = z.strictObject({
  kind: z
    .enum(['epc_certificate', 'electrical_inspection', 'soil_certificate', 'urban_information', 'plans'])
    .meta({ description: 'what the document is' }),
  file: z
    .string()
    .regex(/^[\w-]+\.pdf$/, zodIssue('documentName'))
    .meta({ upload: 'document', description: 'in data/documents' }),
});
