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
import { openAlert } from '../../book/alert/open-alert.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { type BookedReservation, readWithCode } from '../../book/reservation/booked-reservation.store.ts'
import { inHouseBy } from '../../book/reservation/in-house.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { FailedTry, noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import {
  keepRequest,
  type LostCodeRequest,
  noteDeed,
  noteProved,
  noteWrong,
  openRequest,
  provedRequest,
  wasMailedJustNow,
} from './lost-code.store.ts'
import { addressesOf, lostCodeFacts, mainGuestOf } from './lost-code-facts.ts'
import type { LostCodeMails } from './lost-code-mails.ts'

/** Rooms and surnames are soon guessed: counted for the device, or for the network that a phone calls from. */
const SEARCHES = [
  { tries: 10, minutes: 10 },
  { tries: 40, minutes: 24 * 60 },
]
/** What only the guest knows: few tries for a reservation, wherever they are made; more at one device, which many use. */
const OF_RESERVATION = [
  { tries: 3, minutes: 30 },
  { tries: 6, minutes: 24 * 60 },
]
const OF_DEVICE = [{ tries: 12, minutes: 30 }]

/** As doors are called: a few letters and figures. */
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
  /** The reservation whose code is to stand on paper, and which this visit was told. */
  forPaper(visit: Visit, reference: string): Promise<CodeOnPaper>
}

const notFound = 'nobody in house is called so in this room'

interface Parts {
  readonly codes: DoorCodes
  readonly mails: LostCodeMails
  readonly changes: Changes
}

export function lostCodeService({ codes, mails, changes }: Parts): LostCodeService {
  const withCode = async ({ tx, hotel, id }: Visit, reservationId: string) => {
    const reservation = await readWithCode(tx, hotel, reservationId, id)
    return reservation?.sealedCode === undefined ? undefined : reservation
  }
  /** Opened for whoever has proved that it is theirs, and not before. */
  const codeOf = ({ hotel }: Visit, { id, sealedCode }: BookedReservation): string => {
    const code = sealedCode && codes.open({ hotelId: hotel.id, reservationId: id }, sealedCode)
    if (code === undefined) throw new Problem('reservationNotFound', 'this code cannot be read any more')
    return code
  }
  const addresses = async ({ tx }: Visit, reservation: BookedReservation) => {
    const row = await tx.selectFrom('reservations').select('email').where('id', '=', reservation.id).executeTakeFirst()
    return addressesOf(reservation, row?.email ?? null)
  }
  const told = (visit: Visit) => afterCommit(visit.tx, () => changes.tell(visit.hotel.id, 'stays', 'codes'))

  return {
    async resend(visit, { roomNumber, surname }, address) {
      refuseUnlessOffered(visit)
      const room = roomNumber.trim()
      if (!roomCode.test(room)) throw new Problem('roomCodeInvalid', 'no door is called so')
      const tries = { kind: 'lostCodeSearch', caller: `${visit.hotel.id} ${visit.deviceId ?? address}` } as const
      await refuseAfter(visit.tx, tries, SEARCHES)
      const [first] = await inHouseBy(visit.tx, { room, surname })
      const reservation = first && (await withCode(visit, first))
      // A room that nobody stays in, another's surname, a stay without a code: all the same from outside.
      if (!reservation) {
        await noteFailure(visit.tx, tries)
        throw new FailedTry('reservationNotFound', notFound)
      }
      const to = await addresses(visit, reservation)
      const isKnown = await wasMailedJustNow(visit, reservation.id)
      const mailed = isKnown || (await mails.sendLinks(visit, reservation, to))
      const logId = await keepRequest(visit, { reservationId: reservation.id, mailed: mailed && !isKnown })
      told(visit)
      const concealed = { reference: CONCEALED, keyCode: CONCEALED, mainGuest: CONCEALED, endDate: CONCEALED }
      return { emails: mailed ? to.map(maskedAddress) : [], reservation: concealed, logId }
    },

    async reveal(visit, logId, answers) {
      refuseUnlessOffered(visit)
      refuseOutOfService(visit)
      const fields = showsHere(visit)
      const request = await requestOf(visit, logId)
      const missing = missingFields(fields, answers)
      // Nothing is compared before all of it is there: what is told of half a form would be learnt a half at a time.
      if (!isRight(missing)) return { issues: missing }
      const reservation = await withCode(visit, request.reservation_id)
      if (!reservation) throw new Problem('reservationNotFound', notFound)
      const failed = await refuseGuesses(visit, reservation)
      const issues = wrongFields(fields, answers, lostCodeFacts(reservation))
      if (!isRight(issues)) {
        await noteWrongTry(visit, request, reservation, failed)
        return { issues }
      }
      const code = codeOf(visit, reservation)
      if (await noteProved(visit, request.id)) {
        await mails.tellShown(visit, reservation, await addresses(visit, reservation))
        told(visit)
      }
      return { issues: {}, reservation: shown(reservation, code) }
    },

    async log(visit, logId, deed) {
      const request = await requestOf(visit, logId)
      if (!request.proved_at) throw new Problem('mayNot', 'this code was told to nobody')
      await noteDeed(visit, request.id, deed)
      told(visit)
    },

    async forPaper(visit, reference) {
      refuseUnlessOffered(visit)
      refuseOutOfService(visit)
      showsHere(visit)
      const request = await provedRequest(visit, reference)
      const reservation = request && (await withCode(visit, request.reservation_id))
      if (!request || !reservation) throw new Problem('reservationNotFound', 'this page was told no such code')
      const code = codeOf(visit, reservation)
      await noteDeed(visit, request.id, 'paper_made')
      told(visit)
      return { reservation, code }
    },
  }

  async function noteWrongTry(
    visit: Visit,
    request: LostCodeRequest,
    { id, reference }: BookedReservation,
    failed: number,
  ): Promise<void> {
    for (const tries of triesOf(visit, id)) await noteFailure(visit.tx, tries)
    await noteWrong(visit, request.id)
    told(visit)
    if (failed + 1 < (OF_RESERVATION[0]?.tries ?? 0)) return
    const { deviceId } = visit
    await openAlert(visit.tx, visit.hotel.id, { kind: 'codeGuessed', reservationId: id, reference, deviceId })
    afterCommit(visit.tx, () => changes.tell(visit.hotel.id, 'alerts', 'audit'))
  }
}

function refuseUnlessOffered({ site }: Visit): void {
  if (!site.policies.home.resendCode) throw new Problem('mayNot', 'this hotel tells no code again')
}

/** The second proof: only at a device of the hotel, and only where the hotel says what has to be known. */
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

const triesOf = ({ hotel, deviceId }: Visit, reservationId: string) =>
  [
    { kind: 'lostCode', caller: `${hotel.id} reservation ${reservationId}` },
    { kind: 'lostCode', caller: `${hotel.id} device ${deviceId}` },
  ] as const

/** How often it failed for this reservation in the shortest time that counts. */
async function refuseGuesses(visit: Visit, { id }: BookedReservation): Promise<number> {
  const [ofReservation, ofDevice] = triesOf(visit, id)
  const [failed = 0] = await refuseAfter(visit.tx, ofReservation, OF_RESERVATION)
  await refuseAfter(visit.tx, ofDevice, OF_DEVICE)
  return failed
}

function shown(reservation: BookedReservation, keyCode: string): LostReservation {
  const { reference, endDate } = reservation
  return { reference, endDate, keyCode, mainGuest: mainGuestOf(reservation) }
}
