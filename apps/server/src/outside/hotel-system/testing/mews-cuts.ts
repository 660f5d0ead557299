import { randomUUID } from 'node:crypto'
import { buildMewsReservation, type controlMews } from '../../../testing/control-mews.ts'
import type { CutCase, CutWorld } from './cut-deliveries.ts'
import { buildWalkIn, charge, company, extra, LINE, money, OTHER_LINE } from './delivery-parts.ts'
import { openSystem } from './open-system.ts'

/** A companion of another name in each round, because profiles outlive a stay. */
const buildGuest = (reference: string, position: number) => ({
  id: randomUUID(),
  position,
  main: position === 1,
  version: 1,
  firstName: position === 1 ? 'Ana' : 'Leo',
  lastName: position === 1 ? 'Soler' : `Soler ${reference}`,
  birthDate: '1990-01-31',
  nationality: 'DEU',
  documentType: 'P',
  documentNumber: 'C01X00T47',
})

const toWalkInRoom = (reference: string) => `${reference}W`
/** Another company in each round. */
const toCompany = (reference: string) => `${reference.slice(1, 9).toLowerCase()}-0a53-4a0c-8a64-0d4f3c8b1a01`

/** Room types are known once there is a simulator. */
const createCases = (double: string, suite: string): readonly CutCase[] => [
  {
    name: 'guestData',
    part: (reference) => ({ kind: 'guestData', guests: [buildGuest(reference, 1), buildGuest(reference, 2)] }),
    happened: ['customerUpdated', 'documentAdded', 'customerAdded', 'documentAdded', 'companionAdded'],
  },
  {
    name: 'preCheckinCompleted',
    part: () => ({ kind: 'preCheckinCompleted', notes: 'Late train' }),
    happened: ['note'],
  },
  {
    name: 'arrival, early and with a better room',
    part: () => ({
      kind: 'arrival',
      room: '301',
      guests: [],
      notes: 'A cot',
      upgrade: { roomType: suite, line: LINE, names: { en: 'Suite' }, amount: 40 },
    }),
    // Type, charge, note, lock, room and start of the stay.
    happened: [
      'reservationUpdated',
      'order',
      'note',
      'reservationUpdated',
      'reservationUpdated',
      'reservationUpdated',
      'started',
    ],
  },
  { name: 'payment', part: () => ({ kind: 'payment', ...money, amount: 50 }), happened: ['payment'] },
  {
    name: 'payment, refunded',
    before: [{ kind: 'payment', ...money, amount: 50 }],
    part: () => ({ kind: 'payment', ...money, amount: 20 }),
    happened: ['payment', 'payment'],
  },
  {
    name: 'extras',
    part: () => ({ kind: 'extras', extras: [extra, { ...extra, line: OTHER_LINE }] }),
    happened: ['order', 'order'],
  },
  {
    name: 'extras, taken off',
    before: [{ kind: 'extras', extras: [extra] }],
    part: () => ({ kind: 'extras', extras: [] }),
    happened: ['order', 'order'],
  },
  {
    name: 'charge, corrected',
    before: [charge],
    part: () => ({ ...charge, line: OTHER_LINE, amount: -5, corrects: LINE }),
    happened: ['order', 'order'],
  },
  {
    name: 'discounts',
    part: () => ({
      kind: 'discounts',
      discounts: [{ code: 'TEN', line: LINE, names: { en: 'Voucher' }, amount: -10 }],
    }),
    happened: ['order'],
  },
  {
    name: 'departure',
    before: [{ kind: 'arrival', guests: [] }],
    part: () => ({ kind: 'departure', by: 'guest' }),
    happened: ['started', 'processed'],
  },
  {
    name: 'walkIn',
    part: (reference) => buildWalkIn(reference, { roomType: double, room: toWalkInRoom(reference) }),
    happened: ['customerAdded', 'reservationAdded', 'order'],
  },
  {
    name: 'invoiceHolder',
    part: (reference) => ({ kind: 'invoiceHolder', customer: { ...company, id: toCompany(reference) } }),
    happened: ['companyAdded', 'reservationUpdated'],
  },
  {
    name: 'stayCorrected',
    part: () => ({
      kind: 'stayCorrected',
      dates: { startDate: '2027-05-10', endDate: '2027-05-12' },
      room: '301',
    }),
    happened: ['reservationUpdated', 'reservationUpdated'],
  },
  { name: 'cancelled', part: () => ({ kind: 'cancelled', by: 'guest' }), happened: ['cancelled'] },
]

const EARLY = { ScheduledStartUtc: '2027-05-10T13:00:00Z', AssignedResourceLocked: true }
const WINDOW_MS = 30_000

export async function createMewsCuts(simulator: Awaited<ReturnType<typeof controlMews>>): Promise<CutWorld> {
  const clock = { now: Date.parse('2027-05-10T10:00:00Z') }
  const system = openSystem(simulator.document, () => clock.now)
  const { '201': double = '', '301': suite = '' } = await simulator.roomTypes()
  let last: string | undefined
  // Profiles belong to no reservation, so that a round is what has happened since it began.
  let begun = 0
  return {
    system,
    cases: createCases(double, suite),
    async prepare({ name }, reference) {
      // The better room is free for the next one.
      const gone = last ? [buildMewsReservation({ Number: last, Resource: last, State: 'Canceled' })] : []
      const booked = buildMewsReservation({
        Number: reference,
        Resource: reference,
        adults: 2,
        ScheduledEndUtc: '2027-05-10T21:00:00Z',
        ...(name.startsWith('arrival') && EARLY),
      })
      await simulator.put({
        resources: [
          [reference, 'double'],
          [toWalkInRoom(reference), 'double'],
          ['301', 'suite'],
        ],
        reservations: [...gone, booked],
      })
      last = reference
      begun = (await simulator.happened()).length
    },
    cut: (cut) => simulator.faults(cut ? { cut } : {}),
    async wait() {
      clock.now += WINDOW_MS
      await simulator.forgetCalls()
    },
    listHappened: async () => (await simulator.happened()).slice(begun).map(({ what }) => what),
  }
}
