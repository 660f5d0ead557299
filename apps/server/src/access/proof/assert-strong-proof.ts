import { type Needs, needs } from '@foyer/contract/needs.ts'
import type { AnyCall, Call } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { checkInBlockerProblems } from '@foyer/domain/reservation/check-in-blocker-problems.ts'
import type * as z from 'zod/mini'
import {
  findProved,
  isUnproved,
  mayDo,
  notShownReason,
  type ProofContext,
  type ProvedReservation,
} from './proved-reservation.ts'

type Schema = z.core.$ZodType

/** Throws at startup if a served call doesn't declare what it needs. */
export function getNeeds<P extends Schema, Q extends Schema, B extends Schema>(call: Call<P, Q, B, Schema>) {
  const said: Readonly<Record<string, Needs<never>>> = needs
  const { name }: AnyCall = call
  const needed = Object.hasOwn(said, name) ? said[name] : undefined
  if (!needed) throw new Error(`${name} does not say what proof it needs`)
  return needed as Needs<{ params: z.output<P>; query: z.output<Q>; body: z.output<B> }>
}

/** The only place in the path of every guest call that checks the proof table. */
export function assertStrongProof<Input>(visit: ProofContext, needed: Needs<Input>, asked: Input): void {
  if (needed === 'nothing' || needed === 'finding') return
  for (const one of listConcerned(visit, needed, asked)) {
    if (!mayDo(visit, one, needed.to)) throw new Problem('proofTooWeak', 'this needs a second factor')
    // A reservation that can't be started any more can't be read either.
    const why = needed.to.includes('read') && !isLeaving(visit, one) ? notShownReason(visit, one) : undefined
    if (why) throw new Problem(checkInBlockerProblems[why])
  }
}

/**
 * Guests who may check out can read what they owe; those who found it by its number, once they have
 * named the room.
 */
function isLeaving(visit: ProofContext, one: ProvedReservation): boolean {
  const byItself = { ...one, secondFactor: undefined }
  return visit.site.policies.home.checkOut && one.state === 'inHouse' && mayDo(visit, byItself, ['checkOut'])
}

function listConcerned<Input>(
  visit: ProofContext,
  needed: Exclude<Needs<Input>, string>,
  asked: Input,
): readonly ProvedReservation[] {
  if ('every' in needed) return visit.proved.filter((one) => !isUnproved(visit, one))
  if ('id' in needed) return [visit.proved.find(({ id }) => id === needed.id(asked)) ?? throwNotFound()]
  const names = [needed.named(asked) ?? []].flat()
  return names.map((name) => findProved(visit, name) ?? throwNotFound())
}

function throwNotFound(): never {
  throw new Problem('reservationNotFound', 'this visit has not found this booking')
}
