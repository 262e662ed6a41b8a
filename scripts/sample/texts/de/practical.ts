import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { Der, der, dies } from './noun.ts';
import { day } from './words.ts';

export const costs: readonly Line[] = [
  (h) => !h.rent && h.chargesOwner && `Die Gemeinschaftskosten betragen ${euro(h.chargesOwner)} pro Monat.`,
  (h) => !h.rent && h.chargesOwner && `Für das Miteigentum rechnen Sie mit ${euro(h.chargesOwner)} pro Monat.`,
  (h) =>
    !h.rent && h.chargesOwner && `Der Syndikus erhebt monatlich ${euro(h.chargesOwner)} für die Gemeinschaftskosten.`,
  (h) =>
    !h.rent && h.chargesOwner && `Der monatliche Beitrag zu den Gemeinschaftskosten liegt bei ${euro(h.chargesOwner)}.`,
  (h) => h.rent && h.chargesRenter && `Zur Miete kommen ${euro(h.chargesRenter)} Nebenkosten pro Monat hinzu.`,
  (h) => h.rent && h.chargesRenter && `Die monatlichen Nebenkosten für den Mieter betragen ${euro(h.chargesRenter)}.`,
  (h) => h.rent && h.chargesRenter && `An Nebenkosten zahlen Sie ${euro(h.chargesRenter)} pro Monat.`,
  (h) => h.rent && h.chargesRenter && `Neben der Miete rechnen Sie mit ${euro(h.chargesRenter)} Nebenkosten pro Monat.`,
];

const pets = (h: Facts): string =>
  h.petsAllowed === undefined ? '' : h.petsAllowed ? ' Haustiere sind willkommen.' : ' Haustiere sind nicht erlaubt.';

const vat = {
  registration: 'mit Registrierungsgebühren',
  vat_21: 'mit 21\u00a0% Mehrwertsteuer',
  vat_6: 'mit 6\u00a0% Mehrwertsteuer',
  mixed: 'unter einer gemischten Regelung aus Mehrwertsteuer und Registrierungsgebühren',
};

export const terms: readonly Line[] = [
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `Der Kauf erfolgt ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `Bitte beachten Sie: Der Verkauf erfolgt ${vat[h.vat]}.`,
  (h) =>
    h.rent &&
    h.deposit &&
    `Die Mietgarantie beträgt ${euro(h.deposit)}.${h.furnished ? ' Die Vermietung erfolgt möbliert.' : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `Als Mietgarantie werden ${euro(h.deposit)} verlangt.${h.furnished ? ` ${Der(h)} wird möbliert vermietet.` : ''}${pets(h)}`,
  (h) =>
    h.rent &&
    h.deposit &&
    `Sie hinterlegen eine Mietgarantie von ${euro(h.deposit)}.${h.furnished ? ' Die Möbel bleiben vor Ort.' : ''}${pets(h)}`,
  (h) => h.rent && !h.deposit && h.furnished && `Die Vermietung erfolgt möbliert.${pets(h)}`,
  (h) => h.rent && !h.deposit && pets(h).trim(),
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `Der Verkauf erfolgt ${vat[h.vat]}.`,
  (h) => !h.rent && h.vat && h.vat !== 'registration' && `Steuerlich erfolgt der Kauf ${vat[h.vat]}.`,
];

export const free: readonly Line[] = [
  (h) => h.availability === 'immediate' && `${Der(h)} ist sofort verfügbar.`,
  (h) => h.availability === 'immediate' && 'Sie können sofort darüber verfügen.',
  (h) => h.availability === 'immediate' && `Sie haben es eilig? Umso besser: ${Der(h)} ist sofort frei.`,
  (h) => h.availability === 'immediate' && `Warten müssen Sie nicht, denn ${der(h)} ist sofort verfügbar.`,
  (h) => h.availability === 'at_deed' && !h.rent && 'Mit der Beurkundung können Sie darüber verfügen.',
  (h) => h.availability === 'at_deed' && !h.rent && `${Der(h)} ist bei Beurkundung frei.`,
  (h) =>
    h.availability === 'at_deed' &&
    !h.rent &&
    h.group !== 'land' &&
    'Die Schlüssel erhalten Sie bei der notariellen Beurkundung.',
  (h) => h.availability === 'at_deed' && !h.rent && 'Die Übergabe erfolgt bei Beurkundung.',
  (h) => h.availability === 'to_agree' && 'Den Zeitpunkt der Übergabe vereinbaren Sie mit dem Eigentümer.',
  (h) => h.availability === 'to_agree' && `Verfügbar ist ${der(h)} nach Vereinbarung.`,
  (h) => h.availability === 'to_agree' && `Wann ${der(h)} frei wird, bestimmen beide Seiten gemeinsam.`,
  (h) => h.availability === 'to_agree' && 'Über die Verfügbarkeit lässt sich sprechen.',
  (h) => h.availability === 'at_completion' && `${Der(h)} ist ab der Abnahme verfügbar.`,
  (h) => h.availability === 'at_completion' && 'Die Verfügbarkeit fällt mit der Abnahme zusammen.',
  (h) => h.availability === 'at_completion' && h.group !== 'land' && 'Bei der Abnahme erhalten Sie die Schlüssel.',
  (h) => h.availableFrom && `Verfügbar ab dem ${day(h.availableFrom)}.`,
  (h) => h.availableFrom && `${Der(h)} wird am ${day(h.availableFrom)} frei.`,
  (h) => h.availableFrom && `Ab dem ${day(h.availableFrom)} können Sie über ${dies(h, 'acc')} verfügen.`,
];

export const extra: readonly Line[] = [
  (h) => h.hasPlans && 'Der Grundriss zu dieser Anzeige hilft Ihnen, die Räume in Gedanken schon einzurichten.',
  (h) => h.hasPlans && 'Sehen Sie sich den Grundriss an: Er zeigt, wie die Räume zusammenhängen.',
  (h) => h.hasPlans && 'Ein Blick auf den Grundriss genügt, um die Aufteilung zu verstehen.',
  () => 'Alle Unterlagen und Bescheinigungen erhalten Sie auf Anfrage, damit Sie in Kenntnis der Sache entscheiden.',
  () =>
    'Fragen zu den städtebaulichen Auskünften oder zu den Bescheinigungen? Wir gehen die Unterlagen gern mit Ihnen durch.',
  () =>
    'Unser Büro begleitet Sie von der ersten Besichtigung bis zur letzten Unterschrift und antwortet rasch auf Ihre Fragen.',
  (h) => !h.rent && 'Wenn Sie selbst noch verkaufen müssen, bewerten wir Ihre Immobilie gern kostenlos.',
  (h) => h.rent && 'Eine Mietbewerbung ist einfach und kann gleich nach der Besichtigung erfolgen.',
  (h) => h.group !== 'garage' && h.group !== 'land' && 'Fotos zeigen viel, doch die Stimmung erlebt man nur vor Ort.',
];
