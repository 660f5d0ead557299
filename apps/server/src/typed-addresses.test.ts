import { calls } from '@foyer/contract/calls.ts'
import { changeCustomer, createCustomer } from '@foyer/contract/customer.ts'
import { confirmArrival } from '@foyer/contract/guests.ts'
import { mailKeyCode } from '@foyer/contract/key-proof.ts'
import { resendAccessCode, revealLostCode } from '@foyer/contract/lost-code.ts'
import { sendCompletionMails } from '@foyer/contract/mail.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { waitForRoom } from '@foyer/contract/room-wait.ts'
import { cancelStay, readCancellation } from '@foyer/contract/staff/cancellation.ts'
import { creditInvoice, issueInvoice, readInvoices, sendInvoice } from '@foyer/contract/staff/invoices.ts'
import { sendStayBill } from '@foyer/contract/staff/money.ts'
import { sendPreCheckinLink } from '@foyer/contract/staff/stay.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from './demo/palace.ts'
import type { TemplateName } from './papers/mail/templates.ts'
import { templates } from './papers/mail/templates.ts'
import { Browser } from './testing/browser.ts'
import { createTestServer, type TestServer } from './testing/create-test-server.ts'
import type { GuestPage } from './testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from './testing/journey.ts'
import { buildSampleInput } from './testing/sample-input.ts'
import { createColleague, type StaffPage } from './testing/staff-page.ts'

const REFERENCE = 'FOY1003'
const params = { reference: REFERENCE }
const fields = ['name', 'tax_number', 'address', 'postal_code', 'city', 'country', 'email'] as const
const BOOKED = 'giulia.rossi@example.com'

/** What a stranger's phone types, by the call that takes it. */
const typed = {
  updateGuests: ['main@stranger.example', 'companion@stranger.example'],
  createCustomer: ['holder@stranger.example'],
  waitForRoom: ['waits@stranger.example'],
  confirmArrival: ['bill@stranger.example'],
} as const

/** Calls of guests with an address that has no part in a reservation's mails, and why. */
const otherCalls: Readonly<Record<string, string>> = {
  preCheckIn: 'stores guests as updateGuests does',
  pay: 'a bill in house: requested-bill.test.ts',
  payByBus: 'a bill in house: requested-bill.test.ts',
  payWithSavedCard: 'a bill in house: requested-bill.test.ts',
  createReservation: 'of the visit’s own reservation',
  findMembership: 'looked up',
  revealLostCode: 'compared with what is known',
  shareScreen: 'shown to the desk',
  signIn: 'of an account',
  signUp: 'of an account, and worth nothing before it is confirmed',
  forgotPassword: 'of an account',
}

/** A stranger knows number and surname, and the hotel asks phones for a mailed code before a key. */
interface Scene {
  readonly server: TestServer
  readonly phone: GuestPage
  readonly stay: Reservation
  readonly desk: StaffPage
  /** The stranger arrives, and asks for the bill. */
  arrive(): Promise<unknown>
}

async function createScene(): Promise<Scene> {
  const server = await createTestServer()
  const flags = {
    ...palaceDocument.flags,
    phone_key_proof: 'mailed-code' as const,
    resend_code_enabled: true,
    lost_code_fields: [{ name: 'endDate' as const }],
    send_complete_checkin_email_to_client: true,
  }
  const invoice = { company: fields.map((name) => ({ name, required: true })) }
  await server.publish(1, { ...palaceDocument, flags, invoice })
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ email: BOOKED }).where('reference', '=', REFERENCE).execute(),
  )
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const phone = await server.open()
  const stay = await findReservation(phone, REFERENCE, 'Rossi')
  const [main, companion] = typed.updateGuests
  await saveGuests(
    phone,
    stay,
    stay.guests.map((guest) => buildGuestPayload(guest, { email: guest.main ? main : companion })),
  )
  await sign(phone, stay)
  const place = { tax_number: 'B12345674', address: 'Quai 4', postal_code: '08001', city: 'Barcelona', country: 'ESP' }
  const holder = { firstName: 'Strange Works', language: 'en', fields: { ...place, email: typed.createCustomer[0] } }
  const { customerId } = await phone.call(createCustomer, { body: { ...holder, type: 'company' } })
  await phone.call(changeCustomer, { body: { customerId, reference: REFERENCE } })
  await phone.call(waitForRoom, { body: { reference: REFERENCE, tell: { email: typed.waitForRoom[0] } } })
  const { id, startDate, endDate } = stay
  const arrival = { hotelId: 1, reservationId: id, reference: REFERENCE, startDate, endDate, guests: [] }
  const bill = { sendBill: true, email: typed.confirmArrival[0] }
  return {
    server,
    phone,
    stay,
    desk,
    arrive: () => phone.call(confirmArrival, { body: { ...arrival, confirmedAt: '2027-05-10T12:00:00', ...bill } }),
  }
}

async function setState({ server, stay }: Scene, state: Reservation['state']): Promise<void> {
  await server.db.inHotel(1, (tx) => tx.updateTable('reservations').set({ state }).where('id', '=', stay.id).execute())
}

async function sendBillIn(scene: Scene, state: Reservation['state']): Promise<void> {
  await setState(scene, state)
  await scene.desk.call(sendStayBill, { params, body: {} })
}

async function requestLostCode({ server, stay }: Scene) {
  const kiosk = await server.openKiosk()
  const room = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('reservations').select('room_number').where('id', '=', stay.id).executeTakeFirstOrThrow(),
  )
  const body = { hotelId: 1, roomNumber: room.room_number ?? '', surname: 'Rossi' }
  return { kiosk, ...(await kiosk.call(resendAccessCode, { body })) }
}

async function issue({ desk }: Scene): Promise<string> {
  const { preview } = await desk.call(readInvoices, { params, query: {} })
  const { id } = await desk.call(issueInvoice, { params, body: { gross: preview?.gross ?? 0 } })
  return id
}

async function cancelWithFee({ desk }: Scene): Promise<void> {
  const { paid } = await desk.call(readCancellation, { params })
  await desk.call(cancelStay, { params, body: { reason: 'they called', fee: paid.minor } })
}

/** How each mail about a reservation comes about; for the others, whom they concern. */
const ways: Readonly<Record<TemplateName, ((scene: Scene) => Promise<unknown>) | string>> = {
  keyCode: async (scene) => {
    await scene.arrive()
    await scene.phone.call(mailKeyCode, { body: params })
  },
  lostCode: async (scene) => {
    await scene.arrive()
    await requestLostCode(scene)
  },
  codeShown: async (scene) => {
    await scene.arrive()
    const { kiosk, logId } = await requestLostCode(scene)
    await kiosk.call(revealLostCode, { body: { logId, fields: { endDate: scene.stay.endDate } } })
  },
  codeShownNoPhone: 'as codeShown, where the hotel has no phone number',
  stayCard: async ({ server, phone }) => {
    await phone.call(endVisit)
    const kiosk = await server.openKiosk()
    await arrive(kiosk, await findReservation(kiosk, REFERENCE, 'Rossi'))
    await kiosk.call(sendCompletionMails, { body: { reference: REFERENCE, appId: 'kiosk' } })
  },
  billInHouse: (scene) => scene.arrive(),
  billBefore: (scene) => sendBillIn(scene, 'expected'),
  bill: (scene) => sendBillIn(scene, 'departed'),
  billAlone: (scene) => sendBillIn(scene, 'cancelled'),
  invoice: async (scene) => {
    const id = await issue(scene)
    await scene.desk.call(sendInvoice, { params: { ...params, id }, body: {} })
  },
  creditNote: async (scene) => {
    const id = await issue(scene)
    const credit = await scene.desk.call(creditInvoice, { params: { ...params, id }, body: { reason: 'An error' } })
    await scene.desk.call(sendInvoice, { params: { ...params, id: credit.id }, body: {} })
  },
  cancelled: cancelWithFee,
  cancelledRefunded: 'as cancelled, of a payment that the hotel refunds itself',
  cancelledOwing: 'as cancelled, of a fee that is not paid',
  preCheckin: ({ desk }) => desk.call(sendPreCheckinLink, { params }),
  roomReady: 'to who waits at a screen: it says that a room is ready, and nothing of the booking',
  arrival: 'to the hotel',
  guestWaits: 'to staff',
  passwordReset: 'to staff',
  invitation: 'to staff',
  newRole: 'to staff',
  secondFactorReset: 'to staff',
  confirmEmail: 'to an account',
  newPassword: 'to an account',
  accountClosed: 'to an account',
}

const cells = Object.entries(ways).flatMap(([template, way]) => (typeof way === 'string' ? [] : [{ template, way }]))

it.each(cells)('R21 R28 a $template goes to no address that a stranger can type', async ({ template, way }) => {
  const scene = await createScene()
  await way(scene)
  const mails = await scene.server.db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select(['template', 'recipient']).where('recipient', '!=', '').execute(),
  )
  const names = [template, `${template}NoPhone`]
  const recipients = mails.filter((mail) => names.includes(mail.template)).map(({ recipient }) => recipient)
  expect(recipients).toContain(BOOKED)
  for (const address of Object.values(typed).flat()) expect(recipients).not.toContain(address)
})

it('R21 R28 every call in which a guest types an address is tried', () => {
  const hasAddress = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([name, part]) => /mail$|^mail|fields/i.test(name) || hasAddress(part))
  const withAddress = calls.filter((call) => call.by === 'visit' && hasAddress(buildSampleInput(call).body))
  expect(withAddress.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(typed), ...Object.keys(otherCalls)].toSorted(),
  )
  expect(Object.keys(ways).toSorted()).toEqual(Object.keys(templates).toSorted())
})
