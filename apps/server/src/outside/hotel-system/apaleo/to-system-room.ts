import type { SystemRoom } from '@foyer/contract/hotel-system.ts'
import type { ApaleoUnit, ApaleoUnitGroup } from './apaleo-answers.ts'

export const toSystemRoomType = ({ id, name }: ApaleoUnitGroup, version: number) => ({
  id,
  version,
  names: { en: name },
})

/** Apaleo knows no floors. */
export const toSystemRoom = ({ name, unitGroup, status }: ApaleoUnit, version: number): SystemRoom => ({
  number: name,
  version,
  roomType: unitGroup.id,
  floor: 0,
  ready: status.condition === 'Clean' && status.maintenance === undefined,
})
