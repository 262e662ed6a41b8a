import { describe, expect, it } from 'vitest';
import { findProjects, projectCriteria } from '@/lib/catalogue/projects';
import { sample } from '@/tests/support/sample-site';
import { pageOf, redirectOf } from '../requests/ask';

const names = (query: string) =>
  findProjects(projectCriteria(new URLSearchParams(query), sample.catalogue), sample.catalogue).map(({ name }) => name);

describe('the list of projects', () => {
  it('is filtered by city and by what is left', () => {
    expect(names('city=zonhoven').sort()).toEqual(['Egge Park', 'Residentie Heuvela', 'Zwanenstraat']);
    expect(names('city=zonhoven&state=available').sort()).toEqual(['Egge Park', 'Zwanenstraat']);
    expect(names('state=sold-out')).toEqual(['Residentie Heuvela']);
  });

  it('has one address for each filter', () => {
    expect(pageOf('/nl/projecten/?city=zonhoven&state=available')).toBe('200 /nl/projects/per-request/');
    expect(redirectOf('/nl/projecten/?state=available&city=zonhoven')).toBe(
      '308 /nl/projecten/?city=zonhoven&state=available',
    );
    expect(redirectOf('/nl/projecten/?city=nowhere')).toBe('308 /nl/projecten/');
  });
});

describe('a project', () => {
  const project = '/nl/projecten/zonhoven/egge-park/30/';

  it('is sorted by a query', () => {
    expect(pageOf(project)).toBe('200 /nl/project/30/');
    expect(pageOf(`${project}?sort=price`)).toBe('200 /nl/project/30/price/');
    expect(redirectOf(`${project}?sort=building`)).toBe(`308 ${project}`);
    expect(redirectOf(`${project}?sort=x`)).toBe(`308 ${project}`);
  });

  it('on a site of its own sends its visitors there, and those of its units', () => {
    const site = sample.catalogue.projects.get(41)?.external;
    const [unit] = sample.catalogue.units.get(41) ?? [];
    expect(redirectOf('/nl/project/41/')).toBe(`308 ${site}`);
    expect(redirectOf(`/nl/property/${unit?.id}/`)).toBe(`308 ${site}`);
  });
});
