import { headers } from '@foyer/contract/headers.ts'
import type { Call } from '@foyer/contract/wire/call.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { CallInput, Schema } from '../../access/serve/call-input.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { AccountRow } from './account.store.ts'
import { findAccountOfToken } from './token.store.ts'

export interface SignedIn {
  readonly account: AccountRow
  readonly token: string
  /** The person signed in within the last few minutes. */
  readonly isFresh: boolean
}

/** The token identifies the person; hotel, device and permissions still come from the visit. */
export async function requireSignedIn(visit: Visit, request: FastifyRequest): Promise<SignedIn> {
  const person = await findSignedIn(visit, request)
  if (!person) throw new Problem('tokenExpired', 'sign in again')
  return person
}

/** For calls that don't require signing in but save something for a signed-in guest. */
export async function findSignedIn(visit: Visit, request: FastifyRequest): Promise<SignedIn | undefined> {
  const token = /^Bearer ([\w-]{43})$/.exec(String(request.headers[headers.authorization] ?? ''))?.[1]
  if (!token || !visit.site.policies.accounts.on) return undefined
  const found = await findAccountOfToken(visit, token)
  if (!found) return undefined
  const { isFresh, ...account } = found
  return { account, token, isFresh }
}

export function assertAccountsEnabled({ site }: Visit): void {
  if (!site.policies.accounts.on) throw new Problem('mayNot', 'this hotel has no accounts here')
}

type UserHandler<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, First> = (
  asked: CallInput<P, Q, B>,
  visit: Visit,
  person: SignedIn,
  /** What `first` returned. */
  found: First | undefined,
) => Promise<z.output<R>>

interface UserCallOptions<P extends Schema, Q extends Schema, B extends Schema, First> {
  readonly allowOutOfService?: boolean
  readonly first?: (asked: CallInput<P, Q, B>) => Promise<First | undefined>
}

/** Serves calls that require a signed-in guest. */
export function createUserCalls(calls: Calls) {
  return function serveUser<P extends Schema, Q extends Schema, B extends Schema, R extends Schema, First = void>(
    call: Call<P, Q, B, R>,
    handler: UserHandler<P, Q, B, R, First>,
    options: UserCallOptions<P, Q, B, First> = {},
  ): void {
    calls.serve(
      call,
      async (asked, visit, found) => handler(asked, visit, await requireSignedIn(visit, asked.request), found),
      options,
    )
  }
}
