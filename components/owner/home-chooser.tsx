import { Picture } from '@/components/ui/picture';
import type { PortalView } from './portal-view';

/** Which homes the section speaks of: none ticked means all. */
export const HomeChooser = ({ chooser }: { chooser: NonNullable<PortalView['chooser']> }) => (
  <details className="portal-chooser">
    <summary>{chooser.summary}</summary>
    <form method="get" action={chooser.action}>
      <fieldset>
        <legend>{chooser.legend}</legend>
        <ul>
          {chooser.homes.map(({ id, chosen, title, text, picture }) => (
            <li key={id}>
              <label>
                <input type="checkbox" name="homes" value={id} defaultChecked={chosen} />
                {picture && <Picture picture={{ ...picture, alt: '' }} sizes="thumb" />}
                <span>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <button className="button" type="submit">
        {chooser.show}
      </button>
    </form>
  </details>
);
