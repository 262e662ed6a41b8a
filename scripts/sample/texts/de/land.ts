import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, meter, metern, wind } from './words.ts';

export const plot: readonly Line[] = [
  (h) =>
    h.ground &&
    h.plotWidth &&
    `Das Grundstück misst ${m2(h.ground)} bei einer Breite von ${metern(h.plotWidth)}${h.orientation ? `; die Rückseite liegt nach ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `Die Fläche beträgt ${m2(h.ground)}, die Breite ${meter(h.plotWidth)}${h.orientation ? `, und die Rückseite weist nach ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    h.plotWidth &&
    `In Zahlen: ${m2(h.ground)}, ${meter(h.plotWidth)} Straßenfront${h.orientation ? ` und die Rückseite nach ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `Die Fläche beträgt ${m2(h.ground)}${h.orientation ? `, mit der Rückseite nach ${wind(h)}` : ''}.`,
  (h) =>
    h.ground &&
    !h.plotWidth &&
    `Insgesamt umfasst das Grundstück ${m2(h.ground)}${h.orientation ? `; die Rückseite liegt nach ${wind(h)}` : ''}.`,
];

const zones = {
  residential: 'im Wohngebiet',
  residential_rural: 'im Wohngebiet mit ländlichem Charakter',
  residential_expansion: 'im Wohnerweiterungsgebiet',
  residential_park: 'in einem Wohnpark',
  agricultural: 'im Agrargebiet',
  industrial: 'im Industriegebiet',
  recreation: 'im Erholungsgebiet mit Aufenthalt',
  nature: 'im Naturgebiet',
};

const permit = (h: Facts): string =>
  h.allotmentPermit === undefined
    ? ''
    : h.allotmentPermit
      ? ' Eine Parzellierungsgenehmigung wurde erteilt.'
      : ' Eine Parzellierungsgenehmigung liegt nicht vor.';

export const zoning: readonly Line[] = [
  (h) => h.zoning && `Das Grundstück liegt ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `Raumordnerisch liegt die Fläche ${zones[h.zoning]}.${permit(h)}`,
  (h) => h.zoning && `Laut Raumordnungsplan befindet sich die Parzelle ${zones[h.zoning]}.${permit(h)}`,
  (h) => !h.zoning && permit(h).trim(),
];

function connections(h: Facts): string {
  const list = [h.water && 'Wasser', h.gas && 'Gas', h.electricity && 'Strom', h.drain && 'Kanalisation'].filter(
    Boolean,
  );
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} und ${list.at(-1)}` : list.join('');
}

export const services: readonly Line[] = [
  (h) => h.group === 'land' && connections(h) && `Mögliche Anschlüsse: ${connections(h)}.`,
  (h) => h.group === 'land' && connections(h) && `Bei der Versorgung können Sie auf ${connections(h)} zählen.`,
  (h) => h.group === 'land' && connections(h) && `Zur Erschließung: Ein Anschluss ist möglich an ${connections(h)}.`,
  (h) => h.group === 'garage' && h.chargingPoint && 'Eine Ladestation für das Elektroauto ist vorhanden.',
  (h) => h.group === 'garage' && h.electricity && 'Strom ist vorhanden.',
  (h) => h.group === 'garage' && h.electricity && 'Ein Stromanschluss ist vorhanden, praktisch für die Beleuchtung.',
];

export const dream: readonly Line[] = [
  (h) =>
    h.group === 'garage' && !h.rent && 'Nutzen Sie den Platz selbst oder vermieten Sie ihn, ganz wie es Ihnen passt.',
  (h) => h.group === 'garage' && !h.rent && 'Auch als kleine Kapitalanlage ist ein solcher Platz leicht zu verwalten.',
  (h) => h.group === 'garage' && h.rent && 'Mieten ist eine einfache Lösung ohne große Anschaffung.',
  (h) => h.group === 'garage' && h.rent && 'Der Vertrag ist schnell geregelt, sodass Sie nicht lange warten.',
  (h) => h.group === 'garage' && !h.rent && 'Ein Platz wie dieser braucht kaum Pflege.',
  (h) =>
    h.kind === 'building-plot' &&
    'Architekt, Bauunternehmen und Tempo wählen Sie selbst, im Rahmen der geltenden Vorschriften.',
  (h) => h.kind === 'building-plot' && 'Ein Haus, das ganz zu Ihnen passt, beginnt mit einem leeren Blatt wie diesem.',
  (h) =>
    h.kind === 'building-plot' &&
    h.sunny &&
    `Die Ausrichtung nach ${wind(h)} erlaubt es, Wohnraum und Garten der Sonne zuzuwenden.`,
  (h) =>
    h.kind === 'building-plot' && h.roomy && 'Dank der großen Fläche bleibt nach dem Bauen ein richtiger Garten übrig.',
  (h) => h.kind === 'building-plot' && 'Von der ersten Skizze an entscheiden Sie, wie Sie später wohnen.',
  (h) =>
    h.group === 'land' &&
    h.kind !== 'building-plot' &&
    'Was Sie daraus machen, bestimmen Sie im Rahmen der geltenden Vorschriften.',
  (h) =>
    h.group === 'land' &&
    h.kind !== 'building-plot' &&
    'Ein Grundstück bleibt eine ruhige Geldanlage, die wenig Pflege verlangt.',
];
