import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent } from '../mail/mail.ts';
import { Foot } from './foot';
import { Homes } from './homes';
import { Reports } from './reports';
import { Rows } from './rows';
import { style } from './style.ts';
import type { Writer } from './writer.ts';

/** Every mail of the site: a letter on warm paper, in tables and inline styles, which is what mail programs understand. */
export const Letter = ({ writer, rows = [], filled, ...content }: MailContent & { writer: Writer }) => (
  <Html lang={content.locale}>
    <Head>
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light" />
      <title>{content.heading}</title>
    </Head>
    <Body style={style.paper}>
      {content.preview && <Preview>{content.preview}</Preview>}
      <Container style={style.letter}>
        <Section style={style.head}>
          <Link href={writer.siteUrl} style={style.brand}>
            {writer.brand}
          </Link>
        </Section>
        <Heading as="h1" style={style.heading}>
          {content.heading}
        </Heading>
        <Paragraphs texts={content.paragraphs} />
        {rows.length > 0 && <Rows rows={rows} />}
        {filled && (
          <>
            <Paragraphs texts={[filled.text]} />
            <Rows rows={filled.rows} />
          </>
        )}
        {content.homes && <Homes homes={content.homes} />}
        {content.reports && <Reports reports={content.reports} />}
        {content.action && (
          <Button href={content.action.href} style={style.button}>
            {content.action.text}
          </Button>
        )}
        <Paragraphs texts={content.closing ?? []} />
        {content.portrait && <Img src={content.portrait} alt="" width="120" style={style.portrait} />}
        <Foot writer={writer} notes={content.footer ?? []} />
      </Container>
    </Body>
  </Html>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} style={style.text}>
      {text}
    </Text>
  ));
