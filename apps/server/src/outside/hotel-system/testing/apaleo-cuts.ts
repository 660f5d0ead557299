import { randomUUID } from 'node:crypto'
import { buildApaleoReservation, type controlApaleo } from '../../../testing/control-apaleo.ts'
import type { CutCase, CutWorld } from './cut-deliveries.ts'
import { buildWalkIn, charge, company, extra, LINE, money, OTHER_LINE } from './delivery-parts.ts'
import { openSystem } from './open-system.ts'

const guest = {
  id: randomUUID(),
  position: 1,
  main: true,
  version: 1,
  firstName: 'Ana',
  lastName: 'Soler',
  birthDate: '1990-01-31',
}

const cases: readonly CutCase[] = [
  { name: 'guestData', part: () => ({ kind: 'guestData', guests: [guest] }), happened: ['patched'] },
  {
    name: 'preCheckinCompleted',
    part: () => ({ kind: 'preCheckinCompleted', notes: 'Late train' }),
    happened: ['patched'],
  },
  {
    name: 'arrival',
    part: () => ({ kind: 'arrival', room: '202', guests: [], notes: 'A cot' }),
    happened: ['patched', 'unitAssigned', 'checkedIn'],
  },
  { name: 'payment', part: () => ({ kind: 'payment', ...money, amount: 50 }), happened: ['payment'] },
  {
    name: 'payment, refunded',
    before: [{ kind: 'payment', ...money, amount: 50 }],
    part: () => ({ kind: 'payment', ...money, amount: 20 }),
    happened: ['payment', 'refund'],
  },
  {
    name: 'extras',
    part: () => ({ kind: 'extras', extras: [extra, { ...extra, line: OTHER_LINE }] }),
    happened: ['charge', 'charge'],
  },
  {
    name: 'extras, taken off',
    before: [{ kind: 'extras', extras: [extra] }],
    part: () => ({ kind: 'extras', extras: [] }),
    happened: ['charge', 'allowance'],
  },
  {
    name: 'charge, corrected',
    before: [charge],
    part: () => ({ ...charge, line: OTHER_LINE, names: {}, amount: -5, corrects: LINE }),
    happened: ['charge', 'allowance'],
  },
  {
    name: 'departure',
    before: [{ kind: 'arrival', guests: [] }],
    part: () => ({ kind: 'departure', by: 'guest' }),
    happened: ['checkedIn', 'checkedOut'],
  },
  {
    name: 'walkIn',
    part: (reference) => buildWalkIn(reference, { roomType: 'LAKE-double', room: '202' }),
    happened: ['booked', 'unitAssigned', 'charge'],
  },
  {
    name: 'invoiceHolder',
    part: () => ({ kind: 'invoiceHolder', customer: company }),
    happened: ['debitorChanged'],
  },
  {
    name: 'stayCorrected',
    part: () => ({
      kind: 'stayCorrected',
      dates: { startDate: '2027-05-10', endDate: '2027-05-12' },
      room: '202',
    }),
    happened: ['amended', 'unitAssigned'],
  },
  { name: 'cancelled', part: () => ({ kind: 'cancelled', by: 'guest' }), happened: ['cancelled'] },
]

export function createApaleoCuts(simulator: Awaited<ReturnType<typeof controlApaleo>>): CutWorld {
  const clock = { now: Date.parse('2027-05-10T10:00:00Z') }
  const system = openSystem(simulator.document, () => clock.now)
  // A walk-in has a number of its own, so that a round is what has happened since it began.
  let begun = 0
  return {
    system,
    cases,
    // Each round has a unit of its own, and unit 202 is a new one.
    async prepare(_, reference) {
      await simulator.put({
        units: [
          [reference, 'double'],
          ['202', 'double'],
        ],
        reservations: [
          buildApaleoReservation({ id: reference, unit: reference, departure: '2027-05-11T11:00:00+02:00' }),
        ],
      })
      begun = (await simulator.allHappened()).length
    },
    cut: (cut) => simulator.faults(cut ? { cut } : {}),
    async wait() {
      clock.now += 60_000
      await simulator.expireKeys()
    },
    listHappened: async () => (await simulator.allHappened()).slice(begun).map(({ what }) => what),
  }
}
