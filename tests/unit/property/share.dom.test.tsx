// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Share } from '@/components/property/share';

it('opens every way of sharing in a new tab', () => {
  const words = { share: 'Delen', mail: 'Mailen', copy: 'Kopiëren', copied: 'Gekopieerd' };
  render(<Share address="https://heem.example/nl/" title="Huis" words={words} icon={null} />);
  const targets = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('target'));
  expect(targets).toEqual(['_blank', '_blank']);
});
