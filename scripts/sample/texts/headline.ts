import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';
import { say, type Voice } from './voice.ts';

const longest = 70;

/** A headline in one language, at most 70 characters. */
export function headline(home: Facts, voice: Voice, random: Random): string {
  for (let attempt = 0; attempt < 12; attempt++) {
    const text = voice.finish(draw(home, voice, random));
    if (text && text.length <= longest) return text;
  }
  const head = say(voice.heads[home.group], home, random);
  const short = voice.finish(voice.join(head, [], say(voice.tails, home, random)));
  return short.length <= longest ? short : voice.finish(head);
}

function draw(home: Facts, voice: Voice, random: Random): string {
  if (random.chance(0.22)) return say(voice.headlines[home.group], home, random);
  const head = say(voice.heads[home.group], home, random);
  const assets = twoAssets(home, voice, random).slice(0, random.chance(0.6) ? 2 : 1);
  const tail = assets.length < 2 || random.chance(0.2) ? say(voice.tails, home, random) : '';
  return (assets.length === 0 && say(voice.headlines[home.group], home, random)) || voice.join(head, assets, tail);
}

/** At most two assets on different topics, so that no garden stands beside a garden. */
function twoAssets(home: Facts, { assets }: Voice, random: Random): string[] {
  const found: string[] = [];
  const start = random.int(0, assets.length - 1);
  for (let step = 0; step < assets.length && found.length < 2; step++) {
    const text = say(assets[(start + step) % assets.length] ?? [], home, random);
    if (text) found.push(text);
  }
  return found;
}
