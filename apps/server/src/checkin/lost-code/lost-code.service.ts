import type { LostReservation } from '@foyer/contract/lost-code.ts'
import { CONCEALED, maskedAddress } from '@foyer/domain/lost-code/conceal.ts'
import {
  isRight,
  type LostCodeAnswers,
  type LostCodeFaults,
  missingFields,
  wrongFields,
} from '@foyer/domain/lost-code/lost-code-fields.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { refuseOutOfService } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { type BookedReservation, readWithCode } from '../../book/reservation/booked-reservation.store.ts'
import { inHouseBy } from '../../book/reservation/in-house.ts'
import { findBookedEmail } from '../../book/reservation/reservation.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import {
  keepRequest,
  type LostCodeRequest,
  noteDeed,
  noteProved,
  openRequest,
  provedRequest,
  wasMailedJustNow,
} from './lost-code.store.ts'
import { addressesOf, lostCodeFacts, mainGuestOf } from './lost-code-facts.ts'
import type { LostCodeMails } from './lost-code-mails.ts'
import { noteWrongTry, refuseGuesses } from './lost-code-tries.ts'

/**
 * Rooms and surnames are easy to guess, so attempts are counted per device, or per network for
 * phones.
 */
const SEARCHES = [
  { tries: 10, minutes: 10 },
  { tries: 40, minutes: 24 * 60 },
]
/** Room numbers: a few letters and digits. */
const roomCode = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{0,19}$/u

interface Lost {
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
  resend(visit: Visit, lost: Lost, address: string): Promise<Found>
  reveal(visit: Visit, logId: string, answers: LostCodeAnswers): Promise<Revealed>
  log(visit: Visit, logId: string, deed: 'show_room_code' | 'print_room_code'): Promise<void>
  /** Returns the reservation and code to print, if this visit was shown the code. */
  forPaper(visit: Visit, reference: string): Promise<CodeOnPaper>
}

const notFound = 'nobody in house is called so in this room'

interface LostCodeDependencies {
  readonly codes: DoorCodes
  readonly mails: LostCodeMails
  readonly changes: Changes
}

export function lostCodeService(dependencies: LostCodeDependencies): LostCodeService {
  const { codes, mails, changes } = dependencies
  return {
    resend: (visit, lost, address) => resendCode(dependencies, visit, lost, address),

    async reveal(visit, logId, answers) {
      refuseUnlessOffered(visit)
      refuseOutOfService(visit)
      const fields = showsHere(visit)
      const request = await requestOf(visit, logId)
      const missing = missingFields(fields, answers)
      // Compares only complete forms; otherwise each field could be guessed separately.
      if (!isRight(missing)) return { issues: missing }
      const reservation = await withCode(visit, request.reservation_id)
      if (!reservation) throw new Problem('reservationNotFound', notFound)
      const failed = await refuseGuesses(visit, reservation)
      const issues = wrongFields(fields, answers, lostCodeFacts(visit, reservation))
      if (!isRight(issues)) {
        publishChange(changes, visit)
        await noteWrongTry(changes, visit, request, reservation, failed)
        return { issues }
      }
      const code = codeOf(codes, visit, reservation)
      if (await noteProved(visit, request.id)) {
        await mails.tellShown(visit, reservation, await addresses(visit, reservation))
        publishChange(changes, visit)
      }
      return { issues: {}, reservation: shown(reservation, code) }
    },

    async log(visit, logId, deed) {
      const request = await requestOf(visit, logId)
      if (!request.proved_at) throw new Problem('mayNot', 'this code was told to nobody')
      await noteDeed(visit, request.id, deed)
      publishChange(changes, visit)
    },

    async forPaper(visit, reference) {
      refuseUnlessOffered(visit)
      refuseOutOfService(visit)
      showsHere(visit)
      const request = await provedRequest(visit, reference)
      const reservation = request && (await withCode(visit, request.reservation_id))
      if (!request || !reservation) throw new Problem('reservationNotFound', 'this page was told no such code')
      const code = codeOf(codes, visit, reservation)
      await noteDeed(visit, request.id, 'paper_made')
      publishChange(changes, visit)
      return { reservation, code }
    },
  }
}

async function resendCode(
  { mails, changes }: LostCodeDependencies,
  visit: Visit,
  { roomNumber, surname }: Lost,
  address: string,
): Promise<Found> {
  refuseUnlessOffered(visit)
  const room = roomNumber.trim()
  if (!roomCode.test(room)) throw new Problem('roomCodeInvalid', 'no door is called so')
  const tries = { kind: 'lostCodeSearch', caller: `${visit.hotel.id} ${visit.deviceId ?? address}` } as const
  await refuseAfter(visit.tx, tries, SEARCHES)
  const [first] = await inHouseBy(visit.tx, { room, surname })
  const reservation = first && (await withCode(visit, first))
  // An empty room, a wrong surname and a stay without a code get the same answer.
  if (!reservation) {
    await noteFailure(visit.tx, tries)
    throw new FailedTry('reservationNotFound', notFound)
  }
  const to = await addresses(visit, reservation)
  const isKnown = await wasMailedJustNow(visit, reservation.id)
  const mailed = isKnown || (await mails.sendLinks(visit, reservation, to))
  const logId = await keepRequest(visit, { reservationId: reservation.id, mailed: mailed && !isKnown })
  publishChange(changes, visit)
  const concealed = { reference: CONCEALED, keyCode: CONCEALED, mainGuest: CONCEALED, endDate: CONCEALED }
  return { emails: mailed ? to.map(maskedAddress) : [], reservation: concealed, logId }
}

async function withCode({ tx, hotel, id }: Visit, reservationId: string): Promise<BookedReservation | undefined> {
  const reservation = await readWithCode(tx, hotel, reservationId, id)
  return reservation?.sealedCode === undefined ? undefined : reservation
}

/** Decrypts the code; the caller must have proved the stay first. */
function codeOf(codes: DoorCodes, { hotel }: Visit, { id, sealedCode }: BookedReservation): string {
  const code = sealedCode && codes.open({ hotelId: hotel.id, reservationId: id }, sealedCode)
  if (code === undefined) throw new Problem('reservationNotFound', 'this code cannot be read any more')
  return code
}

async function addresses(visit: Visit, reservation: BookedReservation): Promise<string[]> {
  const booked = await findBookedEmail(visit.tx, reservation.id)
  return addressesOf(visit, reservation, booked ?? null)
}

function publishChange(changes: Changes, { tx, hotel }: Visit): void {
  afterCommit(tx, () => changes.tell(hotel.id, 'stays', 'codes'))
}

function refuseUnlessOffered({ site }: Visit): void {
  if (!site.policies.home.resendCode) throw new Problem('mayNot', 'this hotel tells no code again')
}

/** The second proof: only at a hotel device, and only if the hotel has chosen fields to ask for. */
function showsHere({ site, deviceId }: Visit) {
  const { fields } = site.policies.lostCode
  if (!site.device.enrolledOnly || !deviceId || fields.length === 0)
    throw new Problem('mayNot', 'no code is shown on this device')
  return fields
}

async function requestOf(visit: Visit, logId: string): Promise<LostCodeRequest> {
  const request = await openRequest(visit, logId)
  if (!request) throw new Problem('reservationNotFound', 'this page has asked for no such code')
  return request
}

function shown(reservation: BookedReservation, keyCode: string): LostReservation {
  const { reference, endDate } = reservation
  return { reference, endDate, keyCode, mainGuest: mainGuestOf(reservation) }
}
