import type { RoomType } from '@foyer/domain/config/hotel-facts.ts'

/** Id for imports and the hotel's own system: derived from the name, and unique. */
export function createTypeId(name: string, known: readonly Pick<RoomType, 'id'>[]): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const base = plain.slice(0, 40) || 'type'
  const isTaken = (id: string) => known.some((type) => type.id === id)
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!isTaken(id)) return id
  }
}

/** The new name also replaces the old one in every language that used the same name. */
export function renameType(type: RoomType, name: string): RoomType {
  const own = Object.entries(type.names).filter(([, words]) => words !== type.name)
  return { ...type, name, names: Object.fromEntries(own) }
}
