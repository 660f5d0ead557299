import type { LostReservation } from '@foyer/contract/lost-code.ts'
import { CONCEALED_CODE, maskEmailUser } from '@foyer/domain/lost-code/conceal.ts'
import {
  findMissingFields,
  findWrongFields,
  hasNoFaults,
  type LostCodeAnswers,
  type LostCodeFaults,
} from '@foyer/domain/lost-code/lost-code-fields.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { assertInService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { type BookedReservation, readWithCode } from '../../book/reservation/booked-reservation.store.ts'
import { findInHouse } from '../../book/reservation/in-house.ts'
import { findBookedEmail } from '../../book/reservation/reservation.store.ts'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import {
  findOpenRequest,
  findProvedRequest,
  insertDeed,
  insertRequest,
  type LostCodeRequest,
  markProved,
  wasMailedJustNow,
} from './lost-code.store.ts'
import { assertGuessesLeft, assertSearchesLeft, recordFailedSearch, recordWrongAttempt } from './lost-code-attempts.ts'
import { getMainGuestName, listAddresses, toLostCodeFacts } from './lost-code-facts.ts'
import type { LostCodeMails } from './lost-code-mails.ts'

/** Room numbers: a few letters and digits. */
const roomCode = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{0,19}$/u

interface LostCodeInput {
  readonly roomNumber: string
  readonly surname: string
}

interface Found {
  readonly emails: string[]
  readonly reservation: LostReservation
  readonly logId: string
}

interface Revealed {
  readonly issues: LostCodeFaults
  readonly reservation?: LostReservation
}

export interface CodeOnPaper {
  readonly reservation: BookedReservation
  readonly code: string
}

export interface LostCodeService {
  resend(visit: Visit, lost: LostCodeInput, address: string): Promise<Found>
  reveal(visit: Visit, logId: string, answers: LostCodeAnswers): Promise<Revealed>
  log(visit: Visit, logId: string, deed: 'show_room_code' | 'print_room_code'): Promise<void>
  /** Returns the reservation and code to print, if this visit was shown the code. */
  forPaper(visit: Visit, reference: string): Promise<CodeOnPaper>
}

const notFoundDetail = 'no guest in house has this name in this room'

interface LostCodeDependencies {
  readonly codes: DoorCodes
  readonly mails: LostCodeMails
  readonly changes: Changes
}

export function createLostCodeService(dependencies: LostCodeDependencies): LostCodeService {
  const { codes, mails, changes } = dependencies
  return {
    resend: (visit, lost, address) => resendCode(dependencies, visit, lost, address),

    async reveal(visit, logId, answers) {
      assertOffered(visit)
      assertInService(visit)
      const fields = getShownFields(visit)
      const request = await getRequest(visit, logId)
      const missing = findMissingFields(fields, answers)
      // Compares only complete forms; otherwise each field could be guessed separately.
      if (!hasNoFaults(missing)) return { issues: missing }
      const reservation = await findWithCode(visit, request.reservation_id)
      if (!reservation) throw new Problem('reservationNotFound', notFoundDetail)
      await assertGuessesLeft(visit, reservation)
      const issues = findWrongFields(fields, answers, toLostCodeFacts(visit, reservation))
      if (!hasNoFaults(issues)) {
        publishChange(changes, visit)
        await recordWrongAttempt(changes, visit, request, reservation)
        return { issues }
      }
      const code = openCode(codes, visit, reservation)
      if (await markProved(visit, request.id)) {
        await mails.notifyShown(visit, reservation, await listMailAddresses(visit, reservation))
        publishChange(changes, visit)
      }
      return { issues: {}, reservation: toLostReservation(reservation, code) }
    },

    async log(visit, logId, deed) {
      const request = await getRequest(visit, logId)
      if (!request.proved_at) throw new Problem('mayNot', 'this code was shown to no one')
      await insertDeed(visit, request.id, deed)
      publishChange(changes, visit)
    },

    async forPaper(visit, reference) {
      assertOffered(visit)
      assertInService(visit)
      getShownFields(visit)
      const request = await findProvedRequest(visit, reference)
      const reservation = request && (await findWithCode(visit, request.reservation_id))
      if (!request || !reservation) throw new Problem('reservationNotFound', 'this visit was not shown this code')
      const code = openCode(codes, visit, reservation)
      await insertDeed(visit, request.id, 'paper_made')
      publishChange(changes, visit)
      return { reservation, code }
    },
  }
}

async function resendCode(
  { mails, changes }: LostCodeDependencies,
  visit: Visit,
  { roomNumber, surname }: LostCodeInput,
  address: string,
): Promise<Found> {
  assertOffered(visit)
  const room = roomNumber.trim()
  if (!roomCode.test(room)) throw new Problem('roomCodeInvalid', 'no room has this number')
  await assertSearchesLeft(visit, address)
  const [first] = await findInHouse(visit.tx, { room, surname })
  const reservation = first && (await findWithCode(visit, first))
  // An empty room, a wrong surname and a stay without a code get the same answer.
  if (!reservation) {
    await recordFailedSearch(visit, address)
    throw new FailedAttempt('reservationNotFound', notFoundDetail)
  }
  const to = await listMailAddresses(visit, reservation)
  const isKnown = await wasMailedJustNow(visit, reservation.id)
  const mailed = isKnown || (await mails.sendLinks(visit, reservation, to))
  const logId = await insertRequest(visit, { reservationId: reservation.id, mailed: mailed && !isKnown })
  publishChange(changes, visit)
  const concealed = {
    reference: CONCEALED_CODE,
    keyCode: CONCEALED_CODE,
    mainGuest: CONCEALED_CODE,
    endDate: CONCEALED_CODE,
  }
  return { emails: mailed ? to.map(maskEmailUser) : [], reservation: concealed, logId }
}

async function findWithCode({ tx, hotel, id }: Visit, reservationId: string): Promise<BookedReservation | undefined> {
  const reservation = await readWithCode(tx, hotel, reservationId, id)
  return reservation?.sealedCode === undefined ? undefined : reservation
}

/** Decrypts the code; the caller must have proved the stay first. */
function openCode(codes: DoorCodes, { hotel }: Visit, { id, sealedCode }: BookedReservation): string {
  const code = sealedCode && codes.open({ hotelId: hotel.id, reservationId: id }, sealedCode)
  if (code === undefined) throw new Problem('reservationNotFound', 'this code cannot be read any more')
  return code
}

async function listMailAddresses(visit: Visit, reservation: BookedReservation): Promise<string[]> {
  const booked = await findBookedEmail(visit.tx, reservation.id)
  return listAddresses(visit, reservation, booked ?? null)
}

function publishChange(changes: Changes, { tx, hotel }: Visit): void {
  afterCommit(tx, () => changes.publish(hotel.id, 'stays', 'codes'))
}

function assertOffered({ site }: Visit): void {
  if (!site.policies.home.resendCode) throw new Problem('mayNot', 'this hotel does not show codes again')
}

/** The second proof: only at a hotel device, and only if the hotel has chosen fields to ask for. */
function getShownFields({ site, deviceId }: Visit) {
  const { fields } = site.policies.lostCode
  if (!site.device.enrolledOnly || !deviceId || fields.length === 0)
    throw new Problem('mayNot', 'no code is shown on this device')
  return fields
}

async function getRequest(visit: Visit, logId: string): Promise<LostCodeRequest> {
  const request = await findOpenRequest(visit, logId)
  if (!request) throw new Problem('reservationNotFound', 'this visit has not requested this code')
  return request
}

function toLostReservation(reservation: BookedReservation, keyCode: string): LostReservation {
  const { reference, endDate } = reservation
  return { reference, endDate, keyCode, mainGuest: getMainGuestName(reservation) }
}
