import { randomUUID } from 'node:crypto'
import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import { NotDelivered } from '../../../platform/outbox/endpoint.ts'
import type { HotelSystem } from '../hotel-system.ts'

export type Part = { readonly kind: DeliveryKind } & Readonly<Record<string, unknown>>

/** A delivery whose calls are cut. */
export interface CutCase {
  readonly name: string
  /** Deliveries before it, which are not cut. */
  readonly before?: readonly Part[]
  readonly part: (reference: string) => Part
  /** What must have happened in the end, with the deliveries before it. */
  readonly happened: readonly string[]
}

/** Cuts the line of one call, counted from 1, before the service receives it or before it answers. */
export interface Cut {
  readonly call: number
  readonly when: 'before' | 'after'
}

/** A simulated system whose lines can be cut. */
export interface CutWorld {
  readonly system: HotelSystem
  readonly cases: readonly CutCase[]
  /** Adds the reservation of one round, and frees what earlier rounds have taken. */
  prepare(oneCase: CutCase, reference: string): Promise<unknown>
  /** Sets the cut of the next calls, or none. */
  cut(cut?: Cut): Promise<unknown>
  /** A long time passes, after which keys and calls are forgotten. */
  wait(): Promise<unknown>
  /** What has happened to this reservation, in order. */
  listHappened(reference: string): Promise<readonly string[]>
}

/** `uncut`: the delivery makes fewer calls, and nothing was cut. */
export type Verdict = 'uncut' | 'once' | 'lost' | 'twice'

/**
 * Delivers a case with its calls cut, one attempt after another, until it is accepted. Throws what
 * is no passing failure.
 */
export async function deliverCut(world: CutWorld, oneCase: CutCase, cuts: readonly Cut[]): Promise<Verdict> {
  const reference = `R${randomUUID().slice(0, 8).toUpperCase()}-1`
  const { system, cut, wait } = world
  await wait()
  await world.prepare(oneCase, reference)
  const toEvent = (part: Part) =>
    ({ key: randomUUID(), at: '2027-05-10T10:00:00.000Z', reference, ...part }) as DeliveryEvent
  for (const part of oneCase.before ?? []) await system.deliver(toEvent(part))
  const told = toEvent(oneCase.part(reference))
  let failures = 0
  for (const one of [...cuts, undefined]) {
    await cut(one)
    const failure: unknown = await system.deliver(told).catch((error: unknown) => error)
    await cut()
    if (failure === undefined) break
    if (!(failure instanceof NotDelivered) || failure.forever) throw failure
    failures += 1
    await wait()
  }
  const happened = await world.listHappened(reference)
  if (failures < cuts.length && happened.join() === oneCase.happened.join()) return 'uncut'
  return judge(happened, oneCase.happened)
}

function judge(happened: readonly string[], wanted: readonly string[]): Verdict {
  if (happened.join() === wanted.join()) return 'once'
  return happened.length > wanted.length ? 'twice' : 'lost'
}
