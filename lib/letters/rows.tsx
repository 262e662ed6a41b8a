import { Link } from '@react-email/link';
import type { MailContent } from '../mail/mail.ts';
import { style } from './style.ts';

/** Labels and values under each other; a value keeps its line breaks. */
export const Rows = ({ rows }: { rows: NonNullable<MailContent['rows']> }) => (
  <table width="100%" cellPadding="0" cellSpacing="0" style={style.rows}>
    <tbody>
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
    </tbody>
  </table>
);
