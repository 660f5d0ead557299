import type { StaffSession, Workplace } from '@foyer/contract/staff/session.ts'

const KEY = 'foyer.staff.hotel'

/**
 * The hotel last chosen in this tab, then in this browser, provided the member still works there.
 */
export function selectHotel({ hotels }: StaffSession): Workplace {
  const ids = [sessionStorage.getItem(KEY), localStorage.getItem(KEY)].map(Number)
  const found = ids.map((id) => hotels.find((hotel) => hotel.id === id)).find(Boolean) ?? hotels[0]
  if (!found) throw new Error('A member of staff works nowhere.')
  return found
}

/** This tab's hotel, for a desk at which no one is signed in any more. */
export function readStoredHotel(): number | undefined {
  const kept = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
  return kept === null ? undefined : Number(kept)
}

export function storeHotel(id: number): void {
  sessionStorage.setItem(KEY, String(id))
  localStorage.setItem(KEY, String(id))
}
