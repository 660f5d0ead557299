import type { RoomType } from '@foyer/domain/config/hotel-facts.ts'

/** What imports and the hotel's own system may call it: from its name, and no other type's. */
export function newTypeId(name: string, known: readonly Pick<RoomType, 'id'>[]): string {
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

/** In the languages where it was called the same, it is called the new name too: there it follows. */
export function renamedType(type: RoomType, name: string): RoomType {
  const own = Object.entries(type.names).filter(([, words]) => words !== type.name)
  return { ...type, name, names: Object.fromEntries(own) }
}
