import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import type { MailContent } from '../mail.ts';
import { style } from './style.ts';

/** Labels and values under each other; a value keeps its line breaks. */
export const Rows = ({ rows }: { rows: NonNullable<MailContent['rows']> }) => (
  <Section style={style.rows}>
    {rows.map(({ label, value, href }) => (
      <tr key={label}>
        <th scope="row" style={style.label}>
          {label}
        </th>
        <td style={style.value}>
          {href ? (
            <Link href={href} style={style.quietLink}>
              {value}
            </Link>
          ) : (
            value
          )}
        </td>
      </tr>
    ))}
  </Section>
);
