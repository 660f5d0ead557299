import { randomUUID } from 'node:crypto'
import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { expect, it } from 'vitest'
import { NotDelivered } from '../../../platform/outbox/endpoint.ts'
import { buildMewsReservation, startMews } from '../../../testing/start-mews.ts'
import { chooseHotelSystem } from '../choose-hotel-system.ts'

const LINE = 'aaaaaaaa-0a53-4a0c-8a64-0d4f3c8b1a01'
const OTHER = 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01'
const money = { way: 'deskCard', currency: 'EUR', line: LINE } as const
const extra = { extra: 'boat', product: 'B-7', quantity: 1, line: LINE, names: { en: 'Boat' }, amount: 30 }
const charge = { kind: 'charge', line: LINE, names: { en: 'Bar' }, amount: 12, quantity: 1, day: '2027-05-10' } as const

type Part = { readonly kind: DeliveryKind } & Readonly<Record<string, unknown>>

/** A guest of another name in each round, because profiles outlive a stay. */
const buildGuest = (round: string, position: number) => ({
  id: randomUUID(),
  position,
  main: position === 1,
  version: 1,
  firstName: position === 1 ? 'Ana' : 'Leo',
  lastName: position === 1 ? 'Soler' : `Soler ${round}`,
  birthDate: '1990-01-31',
  nationality: 'DEU',
  documentType: 'P',
  documentNumber: 'C01X00T47',
})

/** The deliveries before it, the one whose calls are cut, and what must have happened in the end. */
const cases: [string, Part[], (round: string) => Part, string[]][] = [
  [
    'guestData',
    [],
    (round) => ({ kind: 'guestData', guests: [buildGuest(round, 1), buildGuest(round, 2)] }),
    ['customerUpdated', 'documentAdded', 'customerAdded', 'documentAdded', 'companionAdded'],
  ],
  ['preCheckinCompleted', [], () => ({ kind: 'preCheckinCompleted', notes: 'Late train' }), ['note']],
  [
    'arrival, early and with a better room',
    [],
    () => ({
      kind: 'arrival',
      room: '301',
      guests: [],
      notes: 'A cot',
      upgrade: { roomType: '', line: LINE, names: { en: 'Suite' }, amount: 40 },
    }),
    // Type, charge, note, lock, room and start of the stay.
    [
      'reservationUpdated',
      'order',
      'note',
      'reservationUpdated',
      'reservationUpdated',
      'reservationUpdated',
      'started',
    ],
  ],
  ['payment', [], () => ({ kind: 'payment', ...money, amount: 50 }), ['payment']],
  [
    'payment, refunded',
    [{ kind: 'payment', ...money, amount: 50 }],
    () => ({ kind: 'payment', ...money, amount: 20 }),
    ['payment', 'payment'],
  ],
  ['extras', [], () => ({ kind: 'extras', extras: [extra, { ...extra, line: OTHER }] }), ['order', 'order']],
  [
    'extras, taken off',
    [{ kind: 'extras', extras: [extra] }],
    () => ({ kind: 'extras', extras: [] }),
    ['order', 'order'],
  ],
  ['charge, corrected', [charge], () => ({ ...charge, line: OTHER, amount: -5, corrects: LINE }), ['order', 'order']],
  [
    'discounts',
    [],
    () => ({ kind: 'discounts', discounts: [{ code: 'TEN', line: LINE, names: { en: 'Voucher' }, amount: -10 }] }),
    ['order'],
  ],
  [
    'departure',
    [{ kind: 'arrival', guests: [] }],
    () => ({ kind: 'departure', by: 'guest' }),
    ['started', 'processed'],
  ],
  ['cancelled', [], () => ({ kind: 'cancelled', by: 'guest' }), ['cancelled']],
]

const MAX_CALLS = 30
const WINDOW_MS = 30_000

it.each(cases)(
  '%s is applied once, whichever call is cut before or after its effect',
  async (name, before, part, all) => {
    const simulator = await startMews()
    const clock = { now: Date.parse('2027-05-10T10:00:00Z') }
    const parsed = parseHotelConfig(simulator.document)
    const system = parsed.ok ? chooseHotelSystem(() => clock.now)(parsed.config) : undefined
    const isEarly = name.startsWith('arrival')
    let cuts = 0
    for (const when of ['before', 'after'] as const)
      for (let call = 1; call <= MAX_CALLS; call++) {
        clock.now += WINDOW_MS
        await simulator.forgetCalls()
        const reference = `${when}-${call}`
        await simulator.put({
          resources: [
            [reference, 'double'],
            ['301', 'suite'],
          ],
          reservations: [
            buildMewsReservation({
              Number: reference,
              Resource: reference,
              adults: 2,
              ScheduledEndUtc: '2027-05-10T21:00:00Z',
              ...(isEarly && { ScheduledStartUtc: '2027-05-10T13:00:00Z', AssignedResourceLocked: true }),
            }),
          ],
        })
        const suite = (await simulator.roomTypes())['301']
        const toEvent = (one: Part) =>
          ({ key: randomUUID(), at: '2027-05-10T10:00:00.000Z', reference, ...one }) as DeliveryEvent
        const given = part(reference)
        const told = toEvent(
          'upgrade' in given ? { ...given, upgrade: { ...Object(given['upgrade']), roomType: suite } } : given,
        )
        const start = (await simulator.happened()).length
        for (const one of before) await system?.deliver(toEvent(one))
        await simulator.faults({ cut: { call, when } })
        const failure: unknown = await system?.deliver(told).catch((error: unknown) => error)
        await simulator.faults()
        if (failure !== undefined) {
          expect(failure).toMatchObject({ name: NotDelivered.name, forever: false })
          cuts += 1
          await system?.deliver(told)
        }
        expect((await simulator.happened()).slice(start).map(({ what }) => what)).toEqual(all)
        // The better room is free for the next one.
        await simulator.put({
          reservations: [buildMewsReservation({ Number: reference, Resource: reference, State: 'Canceled' })],
        })
        if (failure === undefined) break
      }
    // Each delivery reads before it changes something.
    expect(cuts).toBeGreaterThanOrEqual(4)
  },
)
