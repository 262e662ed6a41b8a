export interface HomeName {
  title: string;
  reference: string;
}

/** Which home an entry is about, where several stand together; nothing for one alone. */
export const HomeLine = ({ home }: { home: HomeName | null }) =>
  home && (
    <span className="owner-home">
      <span>{home.reference}</span> {home.title}
    </span>
  );
