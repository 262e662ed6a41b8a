/** Links below each other, each a paragraph. */
export const LinkLines = ({ links }: { links: readonly { text: string; href: string }[] }) =>
  links.map(({ text, href }) => (
    <p key={href}>
      <a className="link" href={href}>
        {text}
      </a>
    </p>
  ));
