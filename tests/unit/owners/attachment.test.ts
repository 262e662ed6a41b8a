import { expect, it } from 'vitest';
import { attachment } from '@/lib/content-disposition';

it.each([
  ['opdracht.pdf', `attachment; filename="opdracht.pdf"; filename*=UTF-8''opdracht.pdf`],
  [
    'Prénoms “été”.pdf',
    `attachment; filename="Prenoms _ete_.pdf"; filename*=UTF-8''Pr%C3%A9noms%20%E2%80%9C%C3%A9t%C3%A9%E2%80%9D.pdf`,
  ],
  [`a"b\r\n(1)*'.pdf`, `attachment; filename="a_b___1___.pdf"; filename*=UTF-8''a%22b%0D%0A%281%29%2A%27.pdf`],
])('%j is kept under its name', (name, header) => expect(attachment(name)).toBe(header));
