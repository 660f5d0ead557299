import { statement } from '../../platform/database/statement.ts'

export const insertDriver = statement<never, [hotelId: number, id: string, reservationId: string, position: number]>(`
  insert into guests (hotel_id, id, reservation_id, position, main, adult, given, added_at)
  values ($1::int, $2::uuid, $3::uuid, $4::int, false, true, '{}', clock_timestamp())`)

export const deleteDriver = statement<never, [reservationId: string, id: string]>(`
  delete from guests where reservation_id = $1::uuid and id = $2::uuid`)

/** Renumbering takes two steps because positions are unique at any moment. */
export const clearPositions = statement<never, [reservationId: string]>(`
  update guests set position = -position where reservation_id = $1::uuid`)

export const setPositions = statement<never, [reservationId: string, ids: readonly string[]]>(`
  update guests set position = array_position($2::uuid[], id) where reservation_id = $1::uuid`)
