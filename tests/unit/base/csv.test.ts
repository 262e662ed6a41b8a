import { expect, it } from 'vitest';
import { csv } from '@/lib/base/csv';

const cellOf = (value: unknown): string => csv([{ value }]).split('\r\n').slice(1).join('\r\n');

/** The cells that a program finds which splits at these characters and knows nothing of quotation marks. */
const naive = (text: string, separators: RegExp): string[] =>
  text.split(separators).map((one) => one.replace(/^[" ]+/, ''));

const attacks = [
  '=HYPERLINK("https://x.example")',
  'x;=HYPERLINK("https://x.example";"y")',
  'x,=1+1',
  'x\n=1+1',
  'x\r\n@SUM(A1)',
  'x\t+1+1',
  'x; "=1+1"',
  '-1+1',
  '+32 470 00 00 00',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '＝1+1',
];

it.each(attacks)('%j begins no formula, wherever a program splits it', (text) => {
  const written = cellOf(text);
  for (const separators of [/[\r\n]/, /[;\r\n]/, /[,\r\n]/, /[\t\r\n]/, /[;,\t\r\n]/])
    for (const found of naive(written, separators)) expect(found).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
});

it.each([
  [-5, '-5'],
  ['-12,50', '"-12,50"'],
  ['-1.250', '-1.250'],
  [0, '0'],
  [null, ''],
  ['+32 470 00 00 00', "'+32 470 00 00 00"],
  ['0470 12-34-56', '0470 12-34-56'],
  ['An; "Jan"', '"An; ""Jan"""'],
  ['een\n- twee', `"een\n'- twee"`],
  [{ a: 1 }, '"{""a"":1}"'],
])('%j is written as %s', (value, written) => expect(cellOf(value)).toBe(written));

it('has semicolons and says that it is UTF-8; a column that some rows lack is empty there', () =>
  expect(csv([{ a: 1, b: 'é' }, { c: 2 }])).toBe('\uFEFFa;b;c\r\n1;é;\r\n;;2'));
