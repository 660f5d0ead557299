import type { RoomCondition } from '@foyer/domain/room/condition.ts'
import { statement } from '../../platform/database/statement.ts'

interface RoomRow {
  readonly number: string
  readonly condition: RoomCondition
  readonly ready: boolean
}

/** In the order of their numbers, so that two calls cannot block each other. */
export const lockRooms = statement<RoomRow, [numbers: readonly string[]]>(
  `select number, condition, ready from rooms where number = any($1::text[]) order by number for no key update`,
)

/** Without a name, a check-out or a job sets it. Returns the rooms that changed. */
export const setConditions = statement<
  RoomRow,
  [numbers: readonly string[], condition: RoomCondition, by: string | null]
>(
  `update rooms set condition = $2::text, condition_by = $3::text
  where number = any($1::text[]) and condition <> $2::text returning number, condition, ready`,
)

/** Sets the condition that makes the room ready in this hotel, or dirty. */
export const setReady = statement<never, [number: string, ready: boolean, by: string]>(`
  update rooms set condition_by = $3::text,
    condition = case when not $2::boolean then 'dirty' when hotels.inspects_rooms then 'inspected' else 'clean' end
  from hotels where hotels.id = rooms.hotel_id and rooms.number = $1::text and rooms.ready <> $2::boolean`)
