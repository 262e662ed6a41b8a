import { z } from 'zod';
import { localized, localizedLine } from '../catalogue/schema/fields.ts';
import { zodIssue } from '../files/issue-codes.ts';

/** The status of a record that is no file of its own. */
export const publication = z.enum(['Published', 'Draft']).meta({ description: 'Draft: in previews only' });

/** The target of a link; lib/content/target.ts checks whether such a page exists. */
export const target = z
  .string()
  .regex(/^(?:\/|https?:\/\/|tel:|mailto:)\S*$/, zodIssue('linkForm'))
  .meta({ description: 'an original path such as /for-sale/ or /contact/, a full address, tel: or mailto:' });

/** Text in Markdown: paragraphs, headings, lists, quotes, emphasis and links; HTML and pictures are refused. */
export const markdown = localized.meta({
  long: true,
  description: 'Markdown without HTML; an empty line is written \\n\\n',
});

export const link = z.strictObject({ label: localizedLine.meta({ description: 'words of the link' }), target });

/** The twelve columns of a row. */
export const columns = z.int().min(1).max(12).meta({ description: 'columns of 12' });
export const columnsByScreen = z
  .strictObject({ sm: columns.optional(), md: columns.optional(), lg: columns.optional() })
  .meta({ description: 'columns of 12 on a telephone, a tablet, a wide screen' });
export type ColumnsByScreen = z.infer<typeof columnsByScreen>;

/** Colours of app/styles/tokens.css that may lie behind text. */
export const backgroundColour = z.enum(['paper', 'white', 'linen', 'sand', 'mist', 'moss']);
