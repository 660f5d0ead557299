import { statement } from '../../platform/database/statement.ts'

interface PickUpsOfReservation {
  /** Set by the rental's own system, if it has one. */
  readonly told: string | null
  readonly open: string | null
  readonly numbers: readonly string[]
}

export const readPickUps = statement<PickUpsOfReservation, [reservationId: string]>(`
  select stay.pick_up_process as told,
    (select number from pick_up_processes process
      where process.hotel_id = stay.hotel_id and process.reservation_id = stay.id and process.ended_at is null) as open,
    array(select number from pick_up_processes process
      where process.hotel_id = stay.hotel_id and process.reservation_id = stay.id order by started_at) as numbers
  from reservations stay where stay.id = $1::uuid`)

export const insertPickUp = statement<never, [hotelId: number, reservationId: string, number: string]>(`
  insert into pick_up_processes (hotel_id, reservation_id, number) values ($1::int, $2::uuid, $3::text)`)

export const isPickUpOf = statement<{ number: string }, [reservationId: string, number: string]>(`
  select number from pick_up_processes where reservation_id = $1::uuid and number = $2::text`)

export const endPickUp = statement<never, [reservationId: string]>(`
  update pick_up_processes set ended_at = clock_timestamp() where reservation_id = $1::uuid and ended_at is null`)
