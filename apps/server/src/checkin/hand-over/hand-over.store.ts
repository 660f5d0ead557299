import { randomBytes, randomUUID } from 'node:crypto'
import { HAND_OVER_LIFETIME_SECONDS, type Step } from '@foyer/domain/hand-over/hand-over.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import type { Proof, StoredProof } from '@foyer/domain/proof/proof.ts'
import type { HandOverTarget } from '@foyer/domain/proof/transfer-proof.ts'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

/** How long the giver may still report that someone else took it. */
const UNDO_MINUTES = 10

interface NewHandOver extends Step {
  readonly reservationId: string
  readonly to: HandOverTarget
  readonly carried: StoredProof
  readonly unsaved: boolean
}

/** Returns the token once and stores only hashes. Earlier hand-overs of the same visit end. */
export async function createHandOver({ tx, id: visitId, hotel, appKey }: Visit, made: NewHandOver) {
  const [token, secret] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
  const id = randomUUID()
  await tx
    .updateTable('hand_overs')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('made_by', '=', visitId)
    .where('taken_by', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .insertInto('hand_overs')
    .values({
      hotel_id: hotel.id,
      id,
      token_hash: sha256(token),
      secret_hash: sha256(secret),
      reservation_id: made.reservationId,
      made_by: visitId,
      app_key: appKey,
      goes_to: made.to,
      proof: made.carried.proof,
      second_factor: made.carried.secondFactor ?? null,
      key_factor: made.carried.keyFactor ?? null,
      screen: made.screen,
      guest_index: made.guestIndex ?? null,
      unsaved: made.unsaved,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${HAND_OVER_LIFETIME_SECONDS})`,
      taken_at: null,
      taken_by: null,
      taken_visit: null,
      ended_at: null,
    })
    .execute()
  return { id, token, secret }
}

interface ConsumedHandOver {
  readonly reservationId: string
  readonly madeBy: string
  readonly appKey: string
  readonly proof: Proof
  readonly secondFactor: StoredProof['secondFactor'] | null
  readonly keyFactor: StoredProof['keyFactor'] | null
  readonly screen: ScreenName
  readonly guestIndex: string | null
  readonly unsaved: boolean
  /**
   * True on the page's first request; a retry after a lost answer doesn't take back what has moved
   * on since.
   */
  readonly isFirst: boolean
}

// Locks the row, so that only one of two devices with the same code gets it. The giver's visit must
// not have ended.
const consumeToken = statement<
  ConsumedHandOver,
  [tokenHash: string, page: string, to: HandOverTarget, visitId: string]
>(`
  with given as materialized (
    select * from hand_overs
    where token_hash = $1::text and goes_to = $3::text and ended_at is null and expires_at > clock_timestamp()
    for update),
  mine as (
    select given.* from given
    where given.taken_by = $2::text or (given.taken_by is null and not exists (
      select from visits giver where giver.id = given.made_by and giver.ended_at is not null))),
  taken as (
    update hand_overs set taken_at = coalesce(hand_overs.taken_at, clock_timestamp()), taken_by = $2::text,
      taken_visit = case when hand_overs.taken_by is null then $4::text else hand_overs.taken_visit end
    from mine where hand_overs.hotel_id = mine.hotel_id and hand_overs.id = mine.id)
  select reservation_id as "reservationId", made_by as "madeBy", app_key as "appKey", proof, second_factor as "secondFactor",
    key_factor as "keyFactor", screen, guest_index as "guestIndex", unsaved, taken_by is null as "isFirst"
  from mine`)

/** `visitId` is the id under which the page continues. */
export async function consumeHandOver({ tx, page, site }: Visit, token: string, visitId: string) {
  const [taken] = await consumeToken(tx, sha256(token), page, site.device.enrolledOnly ? 'lobby' : 'phone', visitId)
  return taken
}

const updateFactors = statement<
  never,
  [visitId: string, reservationId: string, secondFactor: string | null, keyFactor: string | null]
>(`
  update visit_reservations set second_factor = coalesce(second_factor, $3::text), key_factor = coalesce(key_factor, $4::text)
  where visit_id = $1::text and reservation_id = $2::uuid`)

/** Copies the additional factors to the new visit. */
export async function transferFactors({ tx }: Visit, visitId: string, taken: ConsumedHandOver): Promise<void> {
  await updateFactors(tx, visitId, taken.reservationId, taken.secondFactor ?? null, taken.keyFactor ?? null)
}

const moveAuthor = statement<never, [reservationId: string, from: string, to: string]>(`
  with signed as (
    update signatures set signed_by = $3::text from guests
    where guests.id = signatures.guest_id and guests.reservation_id = $1::uuid and signatures.signed_by = $2::text)
  update guests set given_by = $3::text where reservation_id = $1::uuid and given_by = $2::text`)

/** The same person continues, so data they entered on the old device counts as entered here. */
export async function transferAuthorship(
  { tx }: Visit,
  { reservationId, madeBy }: ConsumedHandOver,
  to: string,
): Promise<void> {
  await moveAuthor(tx, reservationId, madeBy, to)
}

export type HandOverState = 'waiting' | 'taken' | 'over'

const readState = statement<{ state: HandOverState }, [id: string, secretHash: string]>(`
  select case when ended_at is not null then 'over' when taken_by is not null then 'taken'
    when expires_at > clock_timestamp() then 'waiting' else 'over' end as state
  from hand_overs where id = $1::uuid and secret_hash = $2::text`)

export async function readHandOverState({ tx }: Visit, id: string, secret: string): Promise<HandOverState> {
  const [row] = await readState(tx, id, sha256(secret))
  return row?.state ?? 'over'
}

export interface Ending {
  readonly id: string
  readonly secret: string
  /** The code is only closed: a device that has already taken it keeps it. */
  readonly unlessTaken?: boolean | undefined
}

const endBySecret = statement<
  { takenVisit: string | null; reservationId: string },
  [id: string, secretHash: string, unlessTaken: boolean]
>(`
  update hand_overs set ended_at = clock_timestamp()
  where id = $1::uuid and secret_hash = $2::text and ended_at is null and not ($3::boolean and taken_by is not null)
    and coalesce(taken_at, made_at) > clock_timestamp() - interval '${UNDO_MINUTES} minutes'
  returning taken_visit as "takenVisit", reservation_id as "reservationId"`)

/** Returns undefined if there is nothing to end. */
export async function endHandOver({ tx }: Visit, { id, secret, unlessTaken = false }: Ending) {
  const [ended] = await endBySecret(tx, id, sha256(secret), unlessTaken)
  return ended
}

const removeFromVisit = statement<never, [visitId: string, reservationId: string]>(`
  with lease as (delete from checkin_leases where visit_id = $1::text and reservation_id = $2::uuid)
  delete from visit_reservations where visit_id = $1::text and reservation_id = $2::uuid`)

/** Removes the reservation from the visit that took it. */
export async function revokeFromVisit({ tx }: Visit, visitId: string, reservationId: string): Promise<void> {
  await removeFromVisit(tx, visitId, reservationId)
}
