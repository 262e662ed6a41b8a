import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../lib/icon-names.ts';
import { writeFile } from './support/write-file.ts';

const root = path.join(import.meta.dirname, '..');
const iconDir = path.join(root, 'node_modules/lucide-static/icons');
const spriteFile = path.join(root, 'public/icons.svg');
const licence = '<!-- Icons of lucide.dev, ISC licence -->';
const stroke = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** An icon as `<symbol>`: the shapes of its file, in the colour of the text. */
function symbol(name: string): string {
  const file = path.join(iconDir, `${name}.svg`);
  if (!existsSync(file)) throw new Error(`lib/icon-names.ts: expected a lucide icon, found "${name}"`);
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))?.[1];
  if (!shapes) throw new Error(`${file}: expected an <svg> with shapes in it`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${stroke}>${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
}

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${licence}\n${iconNames.map(symbol).join('\n')}\n</svg>\n`;
if (!existsSync(spriteFile) || readFileSync(spriteFile, 'utf8') !== sprite) writeFile(spriteFile, sprite);
console.log(`icons: ${iconNames.length} in public/icons.svg`);
