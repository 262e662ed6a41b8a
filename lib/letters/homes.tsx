import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent } from '../mail/mail.ts';
import { style } from './style.ts';

/** Homes under each other; picture and title are one link. */
export const Homes = ({ homes }: { homes: NonNullable<MailContent['homes']> }) =>
  homes.map(({ title, text, price, href, picture }) => (
    <Section key={href} style={style.home}>
      <Link href={href} style={style.homeTitle}>
        {picture && <Img src={picture} alt="" width="536" style={style.picture} />}
        {title}
      </Link>
      <Text style={style.homeText}>{text}</Text>
      <Text style={style.price}>{price}</Text>
    </Section>
  ));
