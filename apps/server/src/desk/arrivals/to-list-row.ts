import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import type { Language } from '@foyer/domain/basics/language.ts'

/** The row as its reader sees it: the room type in one language, because all of them are a third of a row. */
export function toListRow(arrival: Arrival, language: Language): Arrival {
  const names = Object.entries(arrival.roomTypeNames).filter(([, name]) => name)
  const name = names.find(([of]) => of === language) ?? names.find(([of]) => of === 'en') ?? names[0]
  return { ...arrival, roomTypeNames: Object.fromEntries(name ? [name] : []) }
}
