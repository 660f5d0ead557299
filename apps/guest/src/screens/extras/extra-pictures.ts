import type { Extra } from '@foyer/domain/extras/extra.ts'

/** Pictures for the most common types; any other type uses a tray with a bow. */
const picturesByType: Readonly<Record<string, string>> = {
  breakfast: 'breakfast',
  parking: 'parking',
  lateCheckOut: 'late-check-out',
  childBed: 'child-bed',
  pet: 'pet',
  bottle: 'bottle',
}

export function getPicture({ picture, type }: Pick<Extra, 'picture' | 'type'>): string {
  return picture ?? picturesByType[type] ?? 'tray'
}
