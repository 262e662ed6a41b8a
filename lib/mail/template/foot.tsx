import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent } from '../mail.ts';
import type { AgencyFooter } from './agency-footer.ts';
import { style } from './style.ts';

/** Why this mail came, and who wrote it. */
export const Foot = ({ agency, notes }: { agency: AgencyFooter; notes: NonNullable<MailContent['footer']> }) => (
  <Section style={style.foot}>
    {notes.map(({ text, href }) => (
      <Text key={text} style={style.small}>
        {href ? (
          <Link href={href} style={style.quietLink}>
            {text}
          </Link>
        ) : (
          text
        )}
      </Text>
    ))}
    <Text style={style.small}>
      {agency.name}
      <br />
      {agency.address}
      <br />
      <Link href={agency.phone.href} style={style.quietLink}>
        {agency.phone.text}
      </Link>
      {' · '}
      <Link href={`mailto:${agency.email}`} style={style.quietLink}>
        {agency.email}
      </Link>
    </Text>
    <Text style={style.small}>{agency.licence}</Text>
  </Section>
);
