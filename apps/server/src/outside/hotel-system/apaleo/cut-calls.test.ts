import { randomUUID } from 'node:crypto'
import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { expect, it } from 'vitest'
import { NotDelivered } from '../../../platform/outbox/endpoint.ts'
import { buildApaleoReservation, startApaleo } from '../../../testing/start-apaleo.ts'
import { chooseHotelSystem } from '../choose-hotel-system.ts'

const LINE = 'aaaaaaaa-0a53-4a0c-8a64-0d4f3c8b1a01'
const OTHER = 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01'
const guest = {
  id: LINE,
  position: 1,
  main: true,
  version: 1,
  firstName: 'Ana',
  lastName: 'Soler',
  birthDate: '1990-01-31',
}
const money = { way: 'deskCard', currency: 'EUR', line: LINE } as const
const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }

type Part = { readonly kind: DeliveryKind } & Readonly<Record<string, unknown>>

/** The deliveries before it, the one whose calls are cut, and what must have happened in the end. */
const cases: [string, Part[], Part, string[]][] = [
  ['guestData', [], { kind: 'guestData', guests: [guest] }, ['patched']],
  ['preCheckinCompleted', [], { kind: 'preCheckinCompleted', notes: 'Late train' }, ['patched']],
  [
    'arrival',
    [],
    { kind: 'arrival', room: '202', guests: [], notes: 'A cot' },
    ['patched', 'unitAssigned', 'checkedIn'],
  ],
  ['payment', [], { kind: 'payment', ...money, amount: 50 }, ['payment']],
  [
    'payment, refunded',
    [{ kind: 'payment', ...money, amount: 50 }],
    { kind: 'payment', ...money, amount: 20 },
    ['payment', 'refund'],
  ],
  ['extras', [], { kind: 'extras', extras: [extra, { ...extra, line: OTHER }] }, ['charge', 'charge']],
  ['extras, taken off', [{ kind: 'extras', extras: [extra] }], { kind: 'extras', extras: [] }, ['charge', 'allowance']],
  [
    'charge, corrected',
    [{ kind: 'charge', line: LINE, names: { en: 'Bar' }, amount: 12, quantity: 1, day: '2027-05-10' }],
    { kind: 'charge', line: OTHER, names: {}, amount: -5, quantity: 1, day: '2027-05-10', corrects: LINE },
    ['charge', 'allowance'],
  ],
  ['departure', [{ kind: 'arrival', guests: [] }], { kind: 'departure', by: 'guest' }, ['checkedIn', 'checkedOut']],
  ['cancelled', [], { kind: 'cancelled', by: 'guest' }, ['cancelled']],
]

const MAX_CALLS = 10

/** Each round has a reservation and a unit of its own, and unit 202 is free again. */
async function putRound(simulator: Awaited<ReturnType<typeof startApaleo>>, id: string) {
  const departure = '2027-05-11T11:00:00+02:00'
  await simulator.put({
    units: [
      [id, 'double'],
      ['202', 'double'],
    ],
    reservations: [buildApaleoReservation({ id, departure, unit: id })],
  })
}

it.each(cases)('%s is applied once, whichever call is cut before or after its effect', async (_, before, part, all) => {
  const simulator = await startApaleo()
  const parsed = parseHotelConfig(simulator.document)
  const system = parsed.ok ? chooseHotelSystem()(parsed.config) : undefined
  let cuts = 0
  for (const when of ['before', 'after'] as const)
    for (let call = 1; call <= MAX_CALLS; call++) {
      const reference = `${when.toUpperCase()}${call}-1`
      await putRound(simulator, reference)
      const toEvent = (one: Part) =>
        ({ key: randomUUID(), at: '2027-05-10T10:00:00.000Z', reference, ...one }) as DeliveryEvent
      for (const one of before) await system?.deliver(toEvent(one))
      const told = toEvent(part)
      await simulator.faults({ cut: { call, when } })
      const failure: unknown = await system?.deliver(told).catch((error: unknown) => error)
      await simulator.faults()
      if (failure !== undefined) {
        expect(failure).toMatchObject({ name: NotDelivered.name, forever: false })
        cuts += 1
        // As if it were repeated a day later: what happened is found without a key.
        await simulator.expireKeys()
        await system?.deliver(told)
      }
      expect((await simulator.happened(reference)).map(({ what }) => what)).toEqual(all)
      if (failure === undefined) break
    }
  // Each delivery reads before it changes something.
  expect(cuts).toBeGreaterThanOrEqual(4)
})
