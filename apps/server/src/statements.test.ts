import { startLog, updateLog } from '@foyer/contract/checkin-log.ts'
import { saveFaceConsent } from '@foyer/contract/face.ts'
import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { makeHandOver, takeHandOver } from '@foyer/contract/hand-over.ts'
import { endVisit, markMessagesRead, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { answerVideoCall, listVideoCalls, recordIdentity, ringVideoCall } from '@foyer/contract/staff/video-calls.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { videoConfig } from '@foyer/contract/video.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { parseHandOverToken } from '@foyer/domain/hand-over/hand-over.ts'
import { expect, it } from 'vitest'
import { Browser } from './testing/browser.ts'
import { createTestServer } from './testing/create-test-server.ts'
import { arrive, findReservation, saveParty, sign } from './testing/journey.ts'
import { recordStatements } from './testing/sent-statements.ts'
import { createColleague } from './testing/staff-page.ts'

/** Two of them count the guesses at a number from all phones (R24). */
const MAX_SEARCH_STATEMENTS = 8
const MAX_CALL_STATEMENTS = 10

it('J14 a search takes at most eight statements, and no call of a check-in or of the reception more than ten', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const kiosk = await server.openKiosk(2)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const taken: Record<string, number> = {}
  const sent = recordStatements()
  const counting = async <T>({ name }: AnyCall, at: string, work: () => Promise<T>): Promise<T> => {
    sent()
    const answer = await work()
    taken[`${name}, ${at}`] = sent().length
    return answer
  }
  // A first call reads what the process hasn't cached yet.
  for (const one of [page, kiosk]) await one.call(visitReservations)
  await desk.call(listDevices)

  const found = await counting(searchReservations, 'by number', () => findReservation(page, 'FOY1002', 'Müller'))
  await counting(searchReservations, 'surname at a kiosk', () =>
    kiosk.call(searchReservations, { body: { surname: 'Jensen' } }),
  )
  await counting(searchReservations, 'not found', () =>
    page.call(searchReservations, { body: { voucher: 'FOY1002', surname: 'Nobody' } }).catch(() => {}),
  )
  const { reference, guests, messages } = found
  const started = { reference, hotelId: 1, guestCount: 3, action: 'checkin' } as const
  await counting(startLog, 'three guests', () => page.call(startLog, { body: started }))
  const people = guests.map(({ id }) => ({ id, scan: true }))
  await counting(saveFaceConsent, 'three guests', () => page.call(saveFaceConsent, { body: { people } }))
  await counting(markMessagesRead, 'two messages', () =>
    page.call(markMessagesRead, { body: { reference, messages: messages.map(({ id }) => id) } }),
  )
  await counting(updateGuests, 'three guests', () => saveParty(page, found))
  await counting(uploadSignature, 'three guests', () => sign(page, found))
  await counting(fetchSummary, 'one', () => page.call(fetchSummary, { body: { reference } }))
  await counting(confirmArrival, 'three guests', () => arrive(page, found))
  await counting(visitReservations, 'arrived', () => page.call(visitReservations))
  await counting(updateLog, 'one', () =>
    page.call(updateLog, { params: { code: reference }, body: { status: 'completed' } }),
  )
  await counting(listArrivals, 'a day', () => desk.call(listArrivals))
  await counting(openStay, 'one', () => desk.call(openStay, { params: { reference } }))
  await counting(listDevices, 'all', () => desk.call(listDevices))
  const calling = { hotelId: 1, isPok: false, action: 'call' } as const
  const { sessionId } = await counting(videoConfig, 'one', () => page.call(videoConfig, { body: calling }))
  const params = { id: sessionId }
  await counting(ringVideoCall, 'one', () => desk.call(ringVideoCall, { params }))
  await counting(answerVideoCall, 'one', () => desk.call(answerVideoCall, { params }))
  await counting(listVideoCalls, 'all', () => desk.call(listVideoCalls))
  const seen = { guestId: guests[0]?.id ?? '', seen: true }
  await counting(recordIdentity, 'one', () => desk.call(recordIdentity, { params, body: seen }))
  await counting(endVisit, 'one', () => page.call(endVisit))

  const limit = (call: string) =>
    call.startsWith(searchReservations.name) ? MAX_SEARCH_STATEMENTS : MAX_CALL_STATEMENTS
  const over = Object.entries(taken).filter(([call, statements]) => statements > limit(call))
  expect(over).toEqual([])
  expect(Object.values(taken).every((statements) => statements > 0)).toBe(true)
})

it('J14 nor does any call that hands a check-in over', async () => {
  const server = await createTestServer()
  const [phone, lobby, own] = [await server.open(), await server.openKiosk(), await server.open()]
  for (const one of [phone, lobby, own]) await one.call(visitReservations)
  await findReservation(phone, 'FOY1001', 'García López')
  const sent = recordStatements()
  const step = { reference: 'FOY1001', screen: 'guest-list', unsaved: false } as const
  const { code } = await phone.call(makeHandOver, { body: step })
  const made = sent().length
  await lobby.call(takeHandOver, { body: { code: parseHandOverToken(code) ?? '' } })
  const takenAtKiosk = sent().length
  const back = await lobby.call(makeHandOver, { body: step })
  sent()
  await own.call(takeHandOver, { body: { code: back.code.split('/').at(-1) ?? '' } })
  expect([made, takenAtKiosk, sent().length].filter((statements) => statements > MAX_CALL_STATEMENTS)).toEqual([])
})
