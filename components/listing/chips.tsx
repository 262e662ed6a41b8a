import { Icon } from '@/components/ui/icon';

export interface ChipView {
  text: string;
  /** What the link does, for those who do not see the cross. */
  remove: string;
  path: string;
}

export interface ChipsView {
  label: string;
  chips: ChipView[];
}

/** What is filtered: links to the same list without it. Where nothing is, an empty list that is not shown. */
export const Chips = ({ chips: { label, chips } }: { chips: ChipsView }) => (
  <ul className="chips" aria-label={label}>
    {chips.map(({ text, remove, path }) => (
      <li key={path + text}>
        <a className="chip" href={path} aria-label={remove}>
          {text}
          <Icon name="x" />
        </a>
      </li>
    ))}
  </ul>
);
