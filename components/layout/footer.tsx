import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';

export interface FooterView {
  words: { contact: string; hours: string; offer: string; byAppointment: string };
  name: string;
  addressLines: string[];
  phone: { text: string; href: string };
  email: string;
  hours: { days: string; times: string }[];
  links: { label: string; href: string }[];
  /** What Belgian law asks an agency to say of itself, a sentence each (domain facts, "Agency footer"). */
  legal: string[];
  conduct: { label: string; href: string };
  copyright: string;
}

export function Footer({ footer, toTop }: { footer: FooterView; toTop: string }) {
  const { words, phone, conduct } = footer;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          <section>
            <h2>{words.contact}</h2>
            <address>
              {[footer.name, ...footer.addressLines].map((line) => (
                <div key={line}>{line}</div>
              ))}
              <SiteLink className="figures" href={phone.href}>
                {phone.text}
              </SiteLink>
              <br />
              <SiteLink href={`mailto:${footer.email}`}>{footer.email}</SiteLink>
            </address>
          </section>
          <section>
            <h2>{words.hours}</h2>
            <dl className="footer-hours figures">
              {footer.hours.map(({ days, times }) => (
                <div key={days} className="contents">
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
            <p>{words.byAppointment}</p>
          </section>
          <nav aria-labelledby="footer-offer">
            <h2 id="footer-offer">{words.offer}</h2>
            <ul className="footer-links">
              {footer.links.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="footer-legal">
          <p>
            {footer.legal.join('. ')}. <SiteLink href={conduct.href}>{conduct.label}</SiteLink>.
          </p>
          <p>{footer.copyright}</p>
        </div>
      </div>
      <a className="to-top" href="#top" aria-label={toTop}>
        <Icon name="arrow-up" />
      </a>
    </footer>
  );
}
