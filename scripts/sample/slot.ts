import type { Property } from '../../lib/catalogue/schema/property.ts';

/** How a home stands with its buyers; every standing but `open` has a marquee (data/marquees.json). */
export type Standing = 'open' | 'new' | 'new-price' | 'under-option' | 'reserved' | 'sold' | 'rented';

/** A unit of a project: its lot name and its place say where in the building it is. */
export interface Unit {
  projectId: number;
  lot: string;
  place: NonNullable<Property['unit']>;
  boxNr?: string;
  floor?: number;
  /** m² */
  living?: number;
  bedrooms?: number;
}

/** A home of which only place, kind and standing are decided. */
export interface Slot {
  id: number;
  status: Property['status'];
  goal: Property['goal'];
  city: string;
  kind: string;
  standing: Standing;
  publishedAt: string;
  unit?: Unit;
  /** Shown with price and address: a home that other pages and tests refer to. */
  showcase?: boolean;
}

const closed: readonly Standing[] = ['sold', 'rented'];

/** Whether the home can no longer be had. */
export const isClosed = (slot: Slot): boolean => closed.includes(slot.standing);
