import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';

const homely = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment' || h.group === 'studio';

export const character: readonly Line[] = [
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Der Bau ist noch nicht abgeschlossen, Sie ziehen also als Erste ein.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Neubau heißt auch: jahrelang keine größeren Kosten und ein Zuhause nach heutigem Standard.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Wer auf Plan kauft, bekommt alles brandneu, von den Leitungen bis zum letzten Anstrich.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Bis zur Abnahme verfolgen Sie den Fortschritt der Arbeiten aus nächster Nähe.',
  (h) =>
    h.renovated &&
    'Die Renovierung gibt dem Ganzen ein frisches Gesicht, ganz im Sinne dessen, was man heute erwartet.',
  (h) => h.renovated && 'Die Renovierung hat alles auf den Stand der Zeit gebracht, ohne den Charakter zu nehmen.',
  (h) => h.renovated && 'Renoviert wurde mit Blick auf das, was bleibt: Einfachheit, Licht und nutzbare Räume.',
  (h) => h.renovated && 'Die großen Arbeiten liegen hinter Ihnen, denn das Objekt wurde renoviert.',
  (h) => h.underway && h.condition !== 'shell' && 'Sie kaufen auf Plan und wissen im Voraus genau, was Sie erwartet.',
  (h) => h.underway && h.condition !== 'shell' && 'Da die Abnahme noch bevorsteht, bekommen Sie alles neu in die Hand.',
  (h) => h.condition === 'shell' && 'Die Übergabe erfolgt im Rohbau, der Ausbau liegt ganz in Ihrer Hand.',
  (h) =>
    h.condition === 'shell' && 'Es handelt sich um einen Rohbau: Die Struktur steht, die Ausgestaltung bestimmen Sie.',
  (h) => h.condition === 'new' && !h.underway && 'Alles ist neu, von der Technik bis zur Ausstattung.',
  (h) =>
    h.condition === 'new' &&
    !h.underway &&
    'Neu heißt hier auch sorgenfrei: Es gibt nichts zu reparieren und nichts zu ersetzen.',
  (h) =>
    h.toRenovate &&
    'Rechnen Sie mit einer gründlichen Renovierung; dafür sind Aufteilung und Ausstattung ganz Ihre Wahl.',
  (h) => h.toRenovate && 'Das Objekt ist renovierungsbedürftig, von der Technik bis zur Ausstattung.',
  (h) =>
    h.toRenovate && 'Eine Renovierung steht an, und gerade darin liegt die Chance, etwas Eigenes daraus zu machen.',
  (h) => h.toRefresh && 'Die Substanz ist gesund; mit einer Auffrischung bringen Sie alles auf Ihren Geschmack.',
  (h) =>
    h.toRefresh && 'Hier und da darf aufgefrischt werden, was Ihnen die Freiheit bei Farben und Materialien lässt.',
  (h) => h.toRefresh && 'Wer bereit ist zu streichen und aufzufrischen, wird hier belohnt.',
  (h) => h.condition === 'good' && 'Das Objekt wurde gut instand gehalten, und das merkt man in jedem Raum.',
  (h) => h.condition === 'good' && 'Der gute Zustand erspart Ihnen größere Arbeiten.',
  (h) =>
    h.condition === 'good' && 'Die Eigentümer haben das Objekt gepflegt, wie Sie bei einer Besichtigung schnell sehen.',
  (h) => h.condition === 'turnkey' && 'Alles ist bezugsfertig: Arbeiten sind nicht nötig.',
  (h) => h.condition === 'turnkey' && 'Das Objekt ist in bestem Zustand und verlangt vorab keine Arbeiten.',
  (h) => h.condition === 'turnkey' && homely(h) && 'Einziehen können Sie ohne Vorarbeiten, denn alles ist bereit.',
  (h) =>
    h.condition === 'turnkey' &&
    homely(h) &&
    !h.furnished &&
    'Bezugsfertig ist hier keine Floskel: Es fehlt nur noch der Umzug.',
  (h) =>
    h.old &&
    h.sound &&
    h.group !== 'commercial' &&
    'Das Alter gibt dem Gebäude einen Charakter, den man nicht nachahmen kann.',
];

export const built: readonly Line[] = [
  (h) =>
    h.underway && h.constructionYear && `Mit Baujahr ${h.constructionYear} entspricht das Gebäude den heutigen Normen.`,
  (h) => h.underway && h.constructionYear && `Das Gebäude erhält ${h.constructionYear} als Baujahr.`,
  (h) => h.underway && h.constructionYear && `Als Baujahr gilt ${h.constructionYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Das Baujahr ist ${h.constructionYear}; renoviert wurde ${h.renovationYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Das Gebäude stammt aus dem Jahr ${h.constructionYear} und wurde ${h.renovationYear} renoviert.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Gebaut ${h.constructionYear}, renoviert ${h.renovationYear}.`,
  (h) =>
    !h.underway && h.constructionYear && !h.renovationYear && `Das Gebäude stammt aus dem Jahr ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `Gebaut wurde im Jahr ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `Das Baujahr ist ${h.constructionYear}.`,
  (h) => !h.constructionYear && h.renovationYear && `Renoviert wurde im Jahr ${h.renovationYear}.`,
];
