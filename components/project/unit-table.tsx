export interface UnitView {
  id: number;
  href: string;
  name: string;
  kind: string;
  floor: string;
  living: string;
  bedrooms: string;
  /** The price, or the word that stands for it: "Sold", "Price on request". */
  price: string;
}

interface UnitTableProps {
  units: UnitView[];
  words: { caption: string; unit: string; floor: string; living: string; bedrooms: string; price: string };
}

/** The units of a project; on a telephone a row becomes a block with its headings. */
export function UnitTable({ units, words }: UnitTableProps) {
  return (
    <table className="units">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.unit}</th>
          <th scope="col" className="units-wide">
            {words.floor}
          </th>
          <th scope="col">{words.living}</th>
          <th scope="col" className="units-wide">
            {words.bedrooms}
          </th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id}>
            <th scope="row">
              <a className="link units-link" href={unit.href}>
                {unit.name}
              </a>
              <span className="units-kind">{unit.kind}</span>
            </th>
            <td className="units-wide">{unit.floor}</td>
            <td>{unit.living}</td>
            <td className="units-wide">{unit.bedrooms}</td>
            <td>{unit.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
