import type { Line } from '../voice.ts';
import { Dit, dit, een } from './noun.ts';

export const openInvestment: readonly Line[] = [
  (h) =>
    `Wie in vastgoed belegt, kijkt naar ligging en staat van het gebouw. ${Dit(h)} in ${h.city.nl} verdient zo'n grondige blik.`,
  (h) =>
    h.kind === 'apartment-building' &&
    `Dit appartementsgebouw in ${h.city.nl} wordt als één geheel verkocht, zonder verdeelde eigendom.`,
  (h) =>
    h.kind === 'mixed-use' &&
    `Handel op het gelijkvloers en wonen erboven: dit pand in ${h.city.nl} spreidt uw inkomsten over twee functies.`,
  (h) => h.roomy && `${Dit(h)} in ${h.city.nl} is een belegging met volume.`,
  (h) =>
    h.toRenovate &&
    `Wie verder kijkt dan de staat van vandaag, vindt in ${dit(h)} in ${h.city.nl} een project met perspectief.`,
  (h) => `Bakstenen blijven een tastbare belegging; ${dit(h)} in ${h.city.nl} is er een helder voorbeeld van.`,
  (h) => `In ${h.city.nl} kunnen wij u ${een(h, 'interessant', 'interessante')} voorstellen voor de lange termijn.`,
  (h) => `${Dit(h)} in ${h.city.nl} richt zich tot de belegger die graag zelf beslist over verhuur en beheer.`,
  (h) => h.sound && `Degelijk gebouwd en op een plek waar gewoond en gehuurd wordt: dat is ${dit(h)} in ${h.city.nl}.`,
];

export const openCommercial: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    `Een winkel leeft van passage en van een goede etalage. Dit winkelpand in ${h.city.nl} geeft uw zaak een gezicht.`,
  (h) =>
    h.kind === 'shop' &&
    (h.frontWidth ?? 0) >= 6 &&
    `Met zijn brede gevel aan de straat valt dit winkelpand in ${h.city.nl} meteen op.`,
  (h) => h.kind === 'shop' && `Uw merk achter glas in ${h.city.nl}: dit winkelpand leent zich tot veel concepten.`,
  (h) =>
    h.kind === 'office' && `Een kantoor waar u klanten met een gerust hart ontvangt: dat vindt u hier in ${h.city.nl}.`,
  (h) =>
    h.kind === 'office' &&
    `Dit kantoor in ${h.city.nl} is geschikt voor een vrij beroep, een groeiend team of een regionale vestiging.`,
  (h) =>
    h.kind === 'office' &&
    `Geconcentreerd werken en vlot overleggen: de ruimte in dit kantoor in ${h.city.nl} laat beide toe.`,
  (h) =>
    h.kind === 'horeca' && `Voor wie graag gasten ontvangt, is dit horecapand in ${h.city.nl} een uitgelezen kans.`,
  (h) =>
    h.kind === 'horeca' &&
    `Een goede zaak begint bij een goede plek: dit horecapand in ${h.city.nl} wacht op uw kaart en uw sfeer.`,
  (h) =>
    h.kind === 'warehouse' && `Laden, stockeren en verdelen: dit magazijn in ${h.city.nl} is gemaakt om in te werken.`,
  (h) =>
    h.kind === 'warehouse' &&
    `Ondernemers die plaats tekortkomen, vinden in dit magazijn in ${h.city.nl} nieuwe ruimte.`,
  (h) => h.roomy && `Plaats om te groeien: ${dit(h)} in ${h.city.nl} volgt de ambitie van uw zaak.`,
  (h) => `Ondernemen in ${h.city.nl} kan vanuit ${dit(h)}, met ruimte die zich naar uw werking schikt.`,
  (h) => h.rent && `In ${h.city.nl} is ${een(h, 'degelijk', 'degelijke')} te huur voor wie een nieuwe stap wil zetten.`,
  (h) => !h.rent && `Eigenaar worden van de plek waar u onderneemt: dat kan met ${dit(h)} in ${h.city.nl}.`,
];

export const openTakeover: readonly Line[] = [
  (h) =>
    `In ${h.city.nl} kunt u een bestaande zaak overnemen: een vertrekpunt dat al draait, met ruimte voor uw eigen ideeën.`,
  (h) => `Niet van nul beginnen maar verder bouwen: deze zaak in ${h.city.nl} is over te nemen.`,
  (h) => `Deze handelszaak in ${h.city.nl} zoekt een opvolger met goesting om te ondernemen.`,
  (h) => `Zelfstandig worden met een lopende zaak: in ${h.city.nl} doet zich daarvoor een mooie gelegenheid voor.`,
  (h) => `Een handelsfonds overnemen in ${h.city.nl} betekent starten in een pand dat al op de zaak is ingericht.`,
];
