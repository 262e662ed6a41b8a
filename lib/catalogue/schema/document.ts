import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';

/** A document of a home that a visitor can ask for: a file of data/documents, which is not served to anybody without a signed link. */
export const documentSchema = z.strictObject({
  kind: z
    .enum(['epc_certificate', 'electrical_inspection', 'soil_certificate', 'urban_information', 'plans'])
    .meta({ description: 'what the document is' }),
  file: z
    .string()
    .regex(/^[\w-]+\.pdf$/, zodIssue('documentName'))
    .meta({ upload: 'document', description: 'in data/documents' }),
});
