/** What the broker wrote of a home. */
export const Description = ({ title, paragraphs }: { title: string; paragraphs: string[] }) => (
  <section className="property-section property-description">
    <h2>{title}</h2>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);
