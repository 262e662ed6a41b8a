import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent } from '../mail/mail.ts';
import { style } from './style.ts';
import type { Writer } from './writer.ts';

/** The reason why this mail was sent, and its sender. */
export const Foot = ({ writer, notes }: { writer: Writer; notes: NonNullable<MailContent['footer']> }) => (
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
      {writer.legalName}
      <br />
      {writer.address}
      <br />
      <Link href={writer.phone.href} style={style.quietLink}>
        {writer.phone.text}
      </Link>
      {' · '}
      <Link href={`mailto:${writer.email}`} style={style.quietLink}>
        {writer.email}
      </Link>
    </Text>
    <Text style={style.small}>{writer.licence}</Text>
  </Section>
);
