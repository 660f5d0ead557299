import { searchReservations } from '@foyer/contract/reservation.ts'
import { isProblemCode } from '@foyer/domain/problem/problem.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Desk } from '../desk.ts'
import { Page } from '../page.ts'
import { startProduct } from '../start-product.ts'
import { Dice } from './dice.ts'
import { CollectedValues, generateFromSchema } from './generate-from-schema.ts'
import { mutateText, mutateValue } from './mutate.ts'
import type { SeedOptions } from './parse-seed-options.ts'
import { type Operation, readDescription } from './read-description.ts'

/** They end what the other calls need, and have their own tests. */
const excludedCalls = ['endVisit', 'signOutStaff', 'signOut', 'signInStaff']
/** Calls per caller; then a new caller starts, with the hotel's data reset. */
const MAX_CALLS_PER_CALLER = 150
const MAX_SHOWN = 20
const SERVER_ERROR = 500
/** A rejection is short: it never repeats what was sent. */
const MAX_REJECTION_LENGTH = 5_000

interface Caller {
  readonly cookie: string
  readonly credentials: Readonly<Record<string, string>>
  readonly address: string
}

/**
 * Every call of the API description, with bodies generated from its schema and then mutated, sent
 * by a guest and by the desk to a running server.
 */
export function bodies({ seed, runs }: SeedOptions): Trial {
  return {
    async run(say) {
      const dice = new Dice(seed)
      const product = await startProduct()
      const statuses = new Map<string, number>()
      const wrong = new Set<string>()
      try {
        const { operations, schemas } = await readDescription(product.url)
        const tried = operations.filter(({ name }) => !excludedCalls.includes(name))
        const heard = new CollectedValues()
        let callers: Readonly<Record<'guest' | 'staff', Caller>> | undefined
        for (let at = 0; at < runs; at += 1) {
          if (at % 2_000 === 0) say(`${at} of ${runs} calls`)
          if (!callers || at % MAX_CALLS_PER_CALLER === 0) {
            await product.resetDemo()
            callers = await createCallers(product.url, at, heard)
          }
          const operation = tried[at % tried.length]
          if (!operation) throw new Error('The product describes no calls.')
          const request = toRequest(operation, { dice, schemas, heard })
          const { status, fault } = await sendRequest(product.url, operation, request, callers[operation.by], heard)
          // Which calls, because none should answer so unless another system is away.
          const outcome = status >= SERVER_ERROR ? `${status} ${operation.name}` : String(status)
          statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1)
          if (fault) wrong.add(`${operation.name}: ${fault}: ${request.path} ${request.text?.slice(0, 300) ?? ''}`)
        }
        const { status } = await fetch(`${product.url}/readyz`)
        const rows = [...statuses]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([code, times]) => [code, String(times)])
        return {
          lines: formatTable([['answered', 'times'], ...rows]),
          summary: `${runs} calls of ${tried.length} kinds, ${wrong.size} not answered as described (seed ${seed})`,
          violations: [
            ...[...wrong].slice(0, MAX_SHOWN),
            ...(status === 200 ? [] : [`Afterwards the product says ${status} of itself.`]),
          ],
          results: { seed, runs, statuses: Object.fromEntries(statuses), wrong: [...wrong] },
        }
      } finally {
        await product.stop()
      }
    },
  }
}

async function createCallers(
  url: string,
  at: number,
  heard: CollectedValues,
): Promise<Record<'guest' | 'staff', Caller>> {
  const address = `198.51.${Math.floor(at / MAX_CALLS_PER_CALLER) % 250}.7`
  const page = new Page(url, 'own', address)
  await page.load()
  const found = await page.send(searchReservations, {}, { code: 'FOY1001', surname: 'García' })
  heard.add(found.json)
  const desk = new Desk(url)
  await desk.signIn()
  return {
    guest: { address, cookie: page.cookie, credentials: page.credentials },
    staff: { address, cookie: desk.credentials['cookie'] ?? '', credentials: desk.credentials },
  }
}

interface Request {
  readonly path: string
  readonly text: string | undefined
}

function toRequest({ path, parameters, body }: Operation, given: Parameters<typeof generateFromSchema>[1]): Request {
  const { dice } = given
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, schema } of parameters) {
    const made = generateFromSchema(schema, given, name)
    const value = toAddressText(dice.in(0.2) ? mutateValue(made, dice) : made)
    if (place === 'query') query.append(name, value)
    else filled = filled.replace(`{${name}}`, encodeURIComponent(value) || '-')
  }
  const asked = query.size > 0 ? `${filled}?${query}` : filled
  if (!body) return { path: asked, text: undefined }
  let made = { ...(generateFromSchema(body, given) as object), lang: 'en', hotelId: 1 } as unknown
  for (let times = dice.below(3); times > 0; times -= 1) made = mutateValue(made, dice)
  const text = JSON.stringify(made) ?? 'null'
  return { path: asked, text: dice.in(0.03) ? mutateText(text, dice) : text }
}

const toAddressText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

async function sendRequest(
  url: string,
  { method }: Operation,
  { path, text }: Request,
  { cookie, credentials, address }: Caller,
  heard: CollectedValues,
): Promise<{ status: number; fault?: string }> {
  const own = { origin: url, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address }
  const headers = { 'content-type': 'application/json', ...own, cookie, ...credentials }
  try {
    const response = await fetch(`${url}${path}`, { method, headers, ...(text !== undefined && { body: text }) })
    const { status } = response
    const said = await response.text()
    return { status, ...findFault(status, said, heard) }
  } catch (error) {
    return { status: 0, fault: `the line was cut (${error instanceof Error ? error.message : error})` }
  }
}

/** 500 is our fault; everything else is an answer or a short rejection from the catalogue. */
function findFault(status: number, said: string, heard: CollectedValues): { fault: string } | undefined {
  try {
    const answer = JSON.parse(said)
    if (status === 200) {
      heard.add(answer)
      return undefined
    }
    if (status === 500) return { fault: '500' }
    if (!isProblemCode(answer.problem)) return { fault: `${status} with no problem of the catalogue` }
    return said.length > MAX_REJECTION_LENGTH ? { fault: `${status} in ${said.length} letters` } : undefined
  } catch {
    return { fault: `${status} without JSON` }
  }
}
