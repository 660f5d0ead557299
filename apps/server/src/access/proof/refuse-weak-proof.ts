import { type Needs, needs } from '@foyer/contract/needs.ts'
import type { AnyCall, Call } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { notNowProblems } from '@foyer/domain/reservation/not-now-problems.ts'
import type * as z from 'zod/mini'
import { isUnproved, mayDo, type ProvedReservation, type Prover, provedAs, whyNotShown } from './proved-reservation.ts'

type Schema = z.core.$ZodType

/** Whoever serves a call that does not say it finds out when the server starts. */
export function needsOf<P extends Schema, Q extends Schema, B extends Schema>(call: Call<P, Q, B, Schema>) {
  const said: Readonly<Record<string, Needs<never>>> = needs
  const { name }: AnyCall = call
  const needed = Object.hasOwn(said, name) ? said[name] : undefined
  if (!needed) throw new Error(`${name} does not say what proof it needs`)
  return needed as Needs<{ params: z.output<P>; query: z.output<Q>; body: z.output<B> }>
}

/** The one place, on the way of every guest's call, where the table of proofs is asked. */
export function refuseWeakProof<Input>(visit: Prover, needed: Needs<Input>, asked: Input): void {
  if (needed === 'nothing' || needed === 'finding') return
  for (const one of concerned(visit, needed, asked)) {
    if (!mayDo(visit, one, needed.to)) throw new Problem('proofTooWeak', 'this needs a second factor')
    // What cannot begin is not read any more, whoever asks.
    const why = needed.to.includes('read') && !isLeaving(visit, one) ? whyNotShown(visit, one) : undefined
    if (why) throw new Problem(notNowProblems[why])
  }
}

/** Whoever may check out reads what they owe; who has found it by its number once they have named the room. */
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
