import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ProjectCard } from '@/components/project/project-card';
import { ProjectHead } from '@/components/project/project-head';
import { Phases } from '@/components/project/project-sections';
import { toProjectCard } from '@/lib/catalogue/projects';
import { first, sample } from '@/tests/support/sample-site';
import { htmlOf } from '../../../lib/next/static-html';

const catalogue = { ...sample.catalogue, units: new Map() };
const data = { ...sample, catalogue };
const project = first(catalogue.projects.values(), ({ id }) => id === 30);
const text = async (part: ReactNode): Promise<string> => (await htmlOf(part)).replace(/<[^>]*>/g, ' ');

it('a project without units says what to do, and not that nothing is left', async () => {
  const [head, card, phases] = [
    await text(<ProjectHead project={project} data={data} othersPath={null} />),
    await text(<ProjectCard card={toProjectCard(project, 'nl', data)} />),
    await text(<Phases project={project} data={data} />),
  ];
  for (const said of [head, card, phases]) expect(said).not.toMatch(/0 van 0|Uitverkocht|Geen units/);
  expect(head).toMatch(/Aanbod\s+Op aanvraag/);
  expect(card).toContain('Aanbod op aanvraag');
  expect(phases).toContain('Aanbod op aanvraag');
});

it('one that is sold out says so', async () => {
  const head = await text(<ProjectHead project={{ ...project, soldOut: true }} data={data} othersPath={null} />);
  expect(head).toContain('Dit project is uitverkocht');
  expect(head).not.toContain('Op aanvraag');
});
