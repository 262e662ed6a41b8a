interface Way {
  text: string;
  path: string;
}

export interface NoHomesView {
  title: string;
  text: string;
  /** The list without one of its filters: "Without “Up to € 200.000”: 14 properties". */
  looser: Way[];
  /** The list without any filter; null where there is none. */
  reset: Way | null;
  /** To be told when there are some. */
  register: Way | null;
}

/** What a list without homes says, and the ways out of it. */
export const NoHomes = ({ view: { title, text, looser, reset, register } }: { view: NoHomesView }) => (
  <div className="nothing">
    <h2>{title}</h2>
    <p className="lead">{text}</p>
    {looser.length > 0 && (
      <ul className="looser">
        {looser.map((way) => (
          <li key={way.path}>
            <a className="link" href={way.path}>
              {way.text}
            </a>
          </li>
        ))}
      </ul>
    )}
    {reset && (
      <a className="button" href={reset.path}>
        {reset.text}
      </a>
    )}
    {register && (
      <a className="link" href={register.path} rel="nofollow">
        {register.text}
      </a>
    )}
  </div>
);
