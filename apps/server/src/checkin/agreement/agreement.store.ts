import { statement } from '../../platform/database/statement.ts'

/**
 * Deletes all signatures when the car or the drivers change, because they were given for another
 * agreement, and marks the guests so that their pages explain why they must sign again.
 */
export const voidSignatures = statement<{ guest_id: string }, [reservationId: string]>(`
  with voided as (
    delete from signatures using guests
    where guests.reservation_id = $1::uuid and signatures.hotel_id = guests.hotel_id and signatures.guest_id = guests.id
    returning signatures.guest_id)
  update guests set given = given || '{"signatureVoided": true}', paper_signed_at = null, paper_signed_by = null
  where guests.reservation_id = $1::uuid
    and (guests.paper_signed_at is not null or guests.id in (select voided.guest_id from voided))
  returning guests.id as guest_id`)

/** Records which agreement these guests have signed. */
export const saveAgreement = statement<never, [guestIds: readonly string[], agreement: string]>(`
  update signatures set agreement = $2::text where guest_id = any($1::uuid[])`)

/** Lists guests who have signed a different agreement. */
export const readOthers = statement<{ id: string }, [reservationId: string, agreement: string]>(`
  select guests.id from guests join signatures signed on signed.hotel_id = guests.hotel_id and signed.guest_id = guests.id
  where guests.reservation_id = $1::uuid and signed.agreement <> $2::text`)
