import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { readRack } from '@foyer/contract/staff/rack.ts'
import { openStay, type Stay, setRoomReady } from '@foyer/contract/staff/stay.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Outcome, Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import { readNumberOption } from '../read-number-option.ts'
import { startProduct } from '../start-product.ts'
import { changes, pick } from './changes.ts'
import { type AcceptedChange, findForeignKeys, findLostChanges, findRoomsTwice } from './evaluate-stays.ts'
import { register } from './register.ts'

interface RoomsOptions {
  readonly times?: number
  readonly desks?: number
}

/** Arrivals of the demo who register, so that the desk can check them in. */
const registered = [
  ['FOY1001', 'García López'],
  ['FOY1005', 'Smith'],
  ['FOY1006', 'Dupont'],
  ['FOY1008', 'Silva'],
] as const

/** A small part of the hotel, so that the desks often want the same room. */
const ROOM_COUNT = 8

/**
 * Several desks move guests, change dates, check in and out and issue codes, at random and at the
 * same time. The stays are read afterwards and compared with the answers that each desk got.
 */
export function rooms({ times = readNumberOption('times') ?? 500, desks = 4 }: RoomsOptions = {}): Trial {
  return {
    async run(say) {
      const product = await startProduct()
      try {
        await Promise.all(registered.map((guest) => register(product.url, guest)))
        const open = Array.from({ length: desks }, () => new Desk(product.url))
        await Promise.all(open.map((desk) => desk.signIn()))
        const [first] = open
        if (!first) throw new Error('There is no desk.')
        const { today, rooms: all } = await insist(first.call(readRack, {}))
        const numbers = all.slice(0, ROOM_COUNT).map(({ number }) => number)
        for (const number of numbers) await first.call(setRoomReady, { number }, { ready: true })
        const references = await listReferences(first)
        const accepted: AcceptedChange[] = []
        const refused: string[] = []
        let left = times
        const work = async (desk: Desk) => {
          while (left > 0) {
            left -= 1
            if (left % 100 === 0) say(`${times - left} of ${times}`)
            await applyRandomChange({ desk, references, numbers, accepted, refused })
          }
        }
        await Promise.all(open.map(work))
        const stays = await Promise.all(references.map((reference) => insist(first.call(openStay, { reference }))))
        return buildOutcome({ times, accepted, refused, stays, today })
      } finally {
        await product.stop()
      }
    },
  }
}

/** Guests who are in house, or ready to be. */
async function listReferences(desk: Desk): Promise<string[]> {
  const { stays } = await insist(desk.call(findStays, {}))
  const inHouse = stays.filter(({ state, roomNumber }) => state === 'inHouse' && roomNumber)
  return [...registered.map(([reference]) => reference), ...inHouse.map(({ reference }) => reference)]
}

interface Round {
  readonly desk: Desk
  readonly references: readonly string[]
  readonly numbers: readonly string[]
  readonly accepted: AcceptedChange[]
  readonly refused: string[]
}

async function applyRandomChange({ desk, references, numbers, accepted, refused }: Round): Promise<void> {
  const reference = pick(references)
  const stay = await insist(desk.call(openStay, { reference }))
  const fitting = changes.filter(({ from }) => from.includes(stay.state))
  if (fitting.length === 0) return
  const change = pick(fitting)
  const sentAt = performance.now()
  const expected = await change.apply(desk, stay, numbers)
  if (expected) accepted.push({ reference, name: change.name, expected, sentAt, answeredAt: performance.now() })
  else refused.push(change.name)
}

async function insist<Answer>(asked: Promise<Answer | undefined>): Promise<Answer> {
  const answer = await asked
  if (answer === undefined) throw new Error('The server did not answer a question of the desk.')
  return answer
}

interface Result {
  readonly times: number
  readonly accepted: readonly AcceptedChange[]
  readonly refused: readonly string[]
  readonly stays: readonly Stay[]
  readonly today: string
}

function buildOutcome({ times, accepted, refused, stays, today }: Result): Outcome {
  const rows = changes.map(({ name }) => [
    name,
    String(accepted.filter((change) => change.name === name).length),
    String(refused.filter((one) => one === name).length),
  ])
  const twice = findRoomsTwice(stays, today)
  const foreign = findForeignKeys(stays)
  const lost = findLostChanges(stays, accepted)
  return {
    lines: [...formatTable([['Change', 'accepted', 'refused'], ...rows]), ''],
    summary: `${times} changes, ${accepted.length} accepted, ${twice.length} nights of a room twice, ${foreign.length} keys for a room left, ${lost.length} lost`,
    violations: [
      ...twice,
      ...foreign,
      ...lost,
      ...(accepted.length === 0 ? ['Nothing was accepted, so nothing was shown.'] : []),
    ],
    results: { rows, twice, foreign, lost },
  }
}
