import { type Needs, needs } from '@foyer/contract/needs.ts'
import type { AnyCall, Call } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { notNowProblems } from '@foyer/domain/reservation/not-now-problems.ts'
import type * as z from 'zod/mini'
import { isUnproved, mayDo, type ProvedReservation, type Prover, provedAs, whyNotShown } from './proved-reservation.ts'

type Schema = z.core.$ZodType

/** Throws at startup if a served call doesn't declare what it needs. */
export function needsOf<P extends Schema, Q extends Schema, B extends Schema>(call: Call<P, Q, B, Schema>) {
  const said: Readonly<Record<string, Needs<never>>> = needs
  const { name }: AnyCall = call
  const needed = Object.hasOwn(said, name) ? said[name] : undefined
  if (!needed) throw new Error(`${name} does not say what proof it needs`)
  return needed as Needs<{ params: z.output<P>; query: z.output<Q>; body: z.output<B> }>
}

/** The only place in the path of every guest call that checks the proof table. */
export function refuseWeakProof<Input>(visit: Prover, needed: Needs<Input>, asked: Input): void {
  if (needed === 'nothing' || needed === 'finding') return
  for (const one of concerned(visit, needed, asked)) {
    if (!mayDo(visit, one, needed.to)) throw new Problem('proofTooWeak', 'this needs a second factor')
    // A reservation that can't be started any more can't be read either.
    const why = needed.to.includes('read') && !isLeaving(visit, one) ? whyNotShown(visit, one) : undefined
    if (why) throw new Problem(notNowProblems[why])
  }
}

/**
 * Guests who may check out can read what they owe; those who found it by its number, once they have
 * named the room.
 */
function isLeaving(visit: Prover, one: ProvedReservation): boolean {
  const byItself = { ...one, secondFactor: undefined }
  return visit.site.policies.home.checkOut && one.state === 'inHouse' && mayDo(visit, byItself, ['checkOut'])
}

function concerned<Input>(
  visit: Prover,
  needed: Exclude<Needs<Input>, string>,
  asked: Input,
): readonly ProvedReservation[] {
  if ('every' in needed) return visit.proved.filter((one) => !isUnproved(visit, one))
  if ('id' in needed) return [visit.proved.find(({ id }) => id === needed.id(asked)) ?? notFound()]
  const names = [needed.named(asked) ?? []].flat()
  return names.map((name) => provedAs(visit, name) ?? notFound())
}

function notFound(): never {
  throw new Problem('reservationNotFound', 'this page has not found such a booking')
}
