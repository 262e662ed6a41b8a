import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { Dit, dit, een } from './noun.ts';
import { rooms } from './words.ts';

export const openApartment: readonly Line[] = [
  (h) =>
    h.terrace &&
    h.bedrooms &&
    `${capital(rooms(h))} en een terras: ${dit(h)} in ${h.city.nl} heeft wat u elke dag nodig hebt.`,
  (h) => h.lift && `Comfort van de straat tot aan uw eigen voordeur: dat biedt ${dit(h)} in ${h.city.nl}.`,
  (h) =>
    (h.garages || h.parkings) &&
    `Met een vaste plaats voor de wagen neemt ${dit(h)} in ${h.city.nl} u meteen een klassieke zorg uit handen.`,
  (h) => `Op zoek naar ${een(h, 'goed', 'goede')} in ${h.city.nl}? Dan hoort dit adres op uw lijst.`,
  (h) => `Wonen in ${h.city.nl} zonder de zorgen van een groot huis: dat biedt ${dit(h)}.`,
  (h) => !h.rent && `Of u er nu zelf gaat wonen of verhuurt: ${dit(h)} in ${h.city.nl} is een verstandige aankoop.`,
  (h) => h.rent && `Huren in ${h.city.nl} mag comfortabel zijn, en ${dit(h)} laat zien hoe.`,
  (h) => h.renovated && `Gerenoveerd en klaar voor een nieuw hoofdstuk: ${dit(h)} in ${h.city.nl}.`,
  (h) => h.sound && `In ${h.city.nl} stellen wij u ${een(h, 'goed ingedeeld', 'goed ingedeelde')} voor.`,
  (h) => h.floor === 0 && `Wonen zonder trappen, met alles op één niveau: het kan in ${dit(h)} in ${h.city.nl}.`,
  (h) => h.kind === 'penthouse' && `Bovenaan wonen, met de lucht als buur: dat kan in dit penthouse in ${h.city.nl}.`,
  (h) =>
    h.kind === 'duplex' &&
    `Deze duplex in ${h.city.nl} combineert het gemak van een appartement met het gevoel van een huis.`,
  (h) =>
    h.kind === 'loft' && `Open ruimte, hoge verwachtingen: deze loft in ${h.city.nl} laat u vrij in hoe u wilt wonen.`,
  (h) =>
    h.toRenovate &&
    `Een goede ligging koopt u, een interieur maakt u: ${dit(h)} in ${h.city.nl} mag volledig naar uw hand worden gezet.`,
  (h) => h.toRefresh && `Met wat verf en ideeën maakt u van ${dit(h)} in ${h.city.nl} snel uw eigen plek.`,
  (h) =>
    h.bedrooms &&
    `${capital(rooms(h))} in ${h.city.nl}, op een plek waar u niet ver hoeft te zoeken: ${dit(h)} is ingedeeld om goed in te leven.`,
  (h) => h.terrace && `Binnen en buiten lopen in elkaar over in ${dit(h)} in ${h.city.nl}, dankzij het terras.`,
  (h) => h.sound && `Thuiskomen en de deur achter u dichttrekken: ${dit(h)} in ${h.city.nl} maakt wonen eenvoudig.`,
  (h) =>
    h.compact &&
    `Compact, overzichtelijk en makkelijk in onderhoud: ${dit(h)} in ${h.city.nl} is ideaal voor een alleenstaande of een koppel.`,
  (h) => h.roomy && `Zo ruim als een woning, zo praktisch als een appartement: ontdek ${dit(h)} in ${h.city.nl}.`,
  (h) => `Alles van ${h.city.nl} bij de hand en toch op uzelf: dat is wonen in ${dit(h)}.`,
  (h) => h.bedrooms && `In ${h.city.nl} bieden wij u ${een(h, 'aangenaam', 'aangename')} met ${rooms(h)} aan.`,
  (h) =>
    h.sound &&
    `${Dit(h)} in ${h.city.nl} heeft weinig woorden nodig: een logisch grondplan, aangenaam licht en alles bij de hand.`,
];

export const openStudio: readonly Line[] = [
  (h) => `Niet meer dan nodig en precies genoeg: ${dit(h)} in ${h.city.nl} is slim bedacht.`,
  (h) => h.kind === 'student-room' && `Op kot in ${h.city.nl}? ${Dit(h)} brengt u vlot door het academiejaar.`,
  (h) =>
    h.kind === 'student-room' &&
    `Studeren, slapen en vrienden ontvangen: in ${dit(h)} in ${h.city.nl} heeft alles een plek.`,
  (h) =>
    h.kind === 'studio' &&
    `Een eigen stek in ${h.city.nl} hoeft niet groot te zijn, zolang ze maar goed is ingedeeld. Deze studio bewijst het.`,
  (h) => `In ${h.city.nl} ligt ${een(h, 'handig', 'handige')} voor wie graag overzichtelijk woont.`,
  (h) => h.furnished && `Uw koffers volstaan: ${dit(h)} in ${h.city.nl} is volledig gemeubeld.`,
  (h) =>
    h.kind === 'studio' &&
    `Een eerste eigen plek, een pied-à-terre of een investering: deze studio in ${h.city.nl} leent zich tot alles.`,
  (h) => `Wie alleen woont, weet wat telt: een goede ligging en weinig zorgen. ${Dit(h)} in ${h.city.nl} biedt beide.`,
  (h) => `${Dit(h)} in ${h.city.nl} is een frisse uitvalsbasis voor wie studeert, werkt of net op eigen benen staat.`,
];
