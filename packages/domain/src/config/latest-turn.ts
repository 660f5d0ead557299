import type { HotelConfig } from './hotel-config.ts'

/**
 * The hour until which a day that is not closed goes on for the screens. It is 0, midnight, where days are closed in
 * the hotel's own system or not at all.
 */
export function getLatestTurn({
  hotel_system: { kind },
  folio: { closing },
  noShow: { dayEndsAt },
}: Pick<HotelConfig, 'hotel_system' | 'folio' | 'noShow'>): number {
  return kind === 'embedded' && closing !== 'off' ? dayEndsAt : 0
}
