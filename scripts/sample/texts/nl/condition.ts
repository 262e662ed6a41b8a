import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';

const homely = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment' || h.group === 'studio';

export const character: readonly Line[] = [
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'De bouw is nog niet voltooid, dus u bent straks de eerste bewoner.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Nieuwbouw betekent ook: jarenlang geen grote kosten en een woning volgens de normen van vandaag.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Wie op plan koopt, krijgt een gloednieuw geheel, van de leidingen tot de laatste verflaag.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'Tot de oplevering volgt u de vordering van de werken op de voet.',
  (h) =>
    h.renovated &&
    'Dankzij de renovatie oogt het geheel fris en sluit het aan bij wat u vandaag van een pand verwacht.',
  (h) => h.renovated && 'De renovatie bracht het geheel terug bij de tijd zonder de eigenheid weg te nemen.',
  (h) => h.renovated && 'Er werd gerenoveerd met oog voor wat blijft: eenvoud, licht en bruikbare ruimten.',
  (h) => h.renovated && 'De grote werken zijn achter de rug, want het pand werd gerenoveerd.',
  (h) =>
    h.fresh && h.underway && h.condition !== 'shell' && 'U koopt op plan en weet vooraf precies waar u terechtkomt.',
  (h) =>
    h.fresh &&
    h.underway &&
    h.condition !== 'shell' &&
    'Omdat de oplevering nog volgt, krijgt u alles nieuw in handen.',
  (h) => h.condition === 'shell' && 'De oplevering gebeurt casco, zodat u de afwerking volledig zelf bepaalt.',
  (h) => h.condition === 'shell' && 'Het gaat om een casco: de structuur staat er, de invulling is aan u.',
  (h) => h.condition === 'new' && !h.underway && 'Alles is nieuw, van de technieken tot de afwerking.',
  (h) =>
    h.condition === 'new' &&
    !h.underway &&
    'Nieuw betekent hier ook zorgeloos: er is niets te herstellen en niets te vervangen.',
  (h) =>
    h.toRenovate &&
    'Reken op een grondige renovatie; daar staat tegenover dat indeling en afwerking volledig uw keuze zijn.',
  (h) => h.toRenovate && 'Het pand is te renoveren en dat mag u ruim zien, van de technieken tot de afwerking.',
  (h) => h.toRenovate && 'Een renovatie dringt zich op, en precies daarin ligt de kans om er iets eigens van te maken.',
  (h) => h.toRefresh && 'De basis is gezond; met een opfrisbeurt brengt u het geheel naar uw smaak.',
  (h) =>
    h.toRefresh &&
    'Hier en daar mag het opgefrist worden, wat u meteen de vrijheid geeft om kleuren en materialen te kiezen.',
  (h) => h.toRefresh && 'Wie bereid is om te schilderen en op te frissen, wordt hier beloond.',
  (h) => h.condition === 'good' && 'Het pand werd goed onderhouden, en dat merkt u in elke ruimte.',
  (h) => h.condition === 'good' && 'De goede staat van onderhoud bespaart u grote werken.',
  (h) => h.condition === 'good' && 'De eigenaars droegen zorg voor het pand, wat u bij een bezoek snel opvalt.',
  (h) => h.condition === 'turnkey' && 'Het pand is instapklaar: werken zijn niet nodig.',
  (h) => h.condition === 'turnkey' && 'Alles is klaar voor gebruik, zonder dat er eerst werken nodig zijn.',
  (h) => h.condition === 'turnkey' && homely(h) && 'U kunt er zo in, want alles is instapklaar.',
  (h) =>
    h.condition === 'turnkey' &&
    homely(h) &&
    !h.furnished &&
    'Instapklaar is hier geen loos woord: verhuizen volstaat.',
  (h) =>
    h.old &&
    h.sound &&
    h.group !== 'commercial' &&
    'De leeftijd geeft het gebouw een karakter dat zich niet laat namaken.',
];

export const built: readonly Line[] = [
  (h) =>
    h.underway && h.constructionYear && `Met bouwjaar ${h.constructionYear} voldoet het gebouw aan de huidige normen.`,
  (h) => h.underway && h.constructionYear && `Het gebouw krijgt ${h.constructionYear} als bouwjaar.`,
  (h) => h.underway && h.constructionYear && `Als bouwjaar geldt ${h.constructionYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Het bouwjaar is ${h.constructionYear}; in ${h.renovationYear} werd er gerenoveerd.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Gebouwd in ${h.constructionYear} en gerenoveerd in ${h.renovationYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Het gebouw dateert van ${h.constructionYear} en kreeg in ${h.renovationYear} een renovatie.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `Het gebouw dateert van ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `Het bouwjaar is ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `Gebouwd in ${h.constructionYear}.`,
  (h) => !h.constructionYear && h.renovationYear && `In ${h.renovationYear} werd het geheel gerenoveerd.`,
];
