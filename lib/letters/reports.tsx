import { Heading } from '@react-email/heading';
import { Img } from '@react-email/img';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent } from '../mail/mail.ts';
import { Rows } from './rows';
import { style } from './style.ts';

/** Homes with their figures; the picture is an attachment of the mail. */
export const Reports = ({ reports }: { reports: NonNullable<MailContent['reports']> }) =>
  reports.map(({ title, text, picture, caption, rows }) => (
    <Section key={title + text} style={style.home}>
      <Heading as="h2" style={style.reportTitle}>
        {title}
      </Heading>
      <Text style={style.homeText}>{text}</Text>
      {picture && (
        <Img
          src={`cid:${picture.cid}`}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          style={style.chart}
        />
      )}
      <Text style={style.homeText}>{caption}</Text>
      <Rows rows={rows} />
    </Section>
  ));
