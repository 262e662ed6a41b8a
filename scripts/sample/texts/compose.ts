import { type Localized, localize } from '../../../lib/i18n/locales.ts';
import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group.ts';
import { type Outline, outlineOf } from './outline.ts';
import { type Slot, say, type Voice } from './voice.ts';

// Characters of a description: what is told beyond the first rank comes in until the aim and never beyond the most.
const lengths: Record<Group, { least: number; aim: number; most: number }> = {
  house: { least: 760, aim: 1020, most: 1290 },
  apartment: { least: 760, aim: 980, most: 1290 },
  studio: { least: 720, aim: 860, most: 1200 },
  land: { least: 400, aim: 470, most: 595 },
  investment: { least: 740, aim: 940, most: 1290 },
  commercial: { least: 740, aim: 920, most: 1290 },
  garage: { least: 400, aim: 460, most: 595 },
};

/** How soon a passage has to give way: 1 always stays, 4 only fills up. */
const ranks: Partial<Record<Slot, number>> = {
  character: 2,
  setting: 2,
  levels: 2,
  kitchen: 2,
  comfort: 2,
  energy: 2,
  costs: 2,
  terms: 2,
  free: 2,
  use: 2,
  zoning: 2,
  built: 2,
  garageUse: 2,
  income: 2,
  place: 3,
  reach: 3,
  solar: 3,
  papers: 3,
  wiring: 3,
  shell: 3,
  services: 3,
  dream: 3,
  extra: 4,
};

/** Writes the description in every language; a passage stands in all languages or in none, so that all state the same. */
export function compose(home: Facts, voices: Localized<Voice>, random: Random): Localized {
  const outline = outlineOf(home, random);
  const passages = new Map<Slot, Localized>();
  for (const slot of outline.flat()) {
    const passage = {
      nl: say(voices.nl.slots[slot], home, random),
      fr: say(voices.fr.slots[slot], home, random),
      en: say(voices.en.slots[slot], home, random),
      de: say(voices.de.slots[slot], home, random),
    };
    if (passage.nl && passage.fr && passage.en && passage.de) passages.set(slot, passage);
  }
  const told = choose(passages, lengths[home.group], random);
  const paragraphs = paragraphsOf(outline, told);
  return localize((locale) =>
    voices[locale].finish(
      paragraphs.map((slots) => slots.map((slot) => passages.get(slot)?.[locale]).join(' ')).join('\n\n'),
    ),
  );
}

/** The paragraphs that have something to tell; one passage alone joins what came before, unless it closes the text. */
function paragraphsOf(outline: Outline, told: Set<Slot>): Slot[][] {
  const paragraphs: Slot[][] = [];
  for (const [index, slots] of outline.entries()) {
    const present = slots.filter((slot) => told.has(slot));
    const before = paragraphs.at(-1);
    if (present.length === 1 && before && index < outline.length - 1) before.push(...present);
    else if (present.length > 0) paragraphs.push(present);
  }
  return paragraphs;
}

function choose(passages: Map<Slot, Localized>, length: (typeof lengths)[Group], random: Random): Set<Slot> {
  const told = new Set<Slot>();
  const aim = random.int(length.least, length.aim);
  const total = { nl: 0, fr: 0, en: 0, de: 0 };
  const order = [...passages].sort(([one], [other]) => (ranks[one] ?? 1) - (ranks[other] ?? 1));
  for (const [slot, { nl, fr, en, de }] of order) {
    const rank = ranks[slot] ?? 1;
    const shortest = Math.min(total.nl, total.fr, total.en, total.de);
    if (rank > 2 && shortest >= aim) continue;
    const next = {
      nl: total.nl + nl.length + 2,
      fr: total.fr + fr.length + 2,
      en: total.en + en.length + 2,
      de: total.de + de.length + 2,
    };
    if (rank > 1 && Math.max(next.nl, next.fr, next.en, next.de) > length.most) continue;
    Object.assign(total, next);
    told.add(slot);
  }
  return told;
}
