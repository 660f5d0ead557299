import { feedEvent } from '@foyer/contract/hotel-system.ts'
import { describeIssue } from '../../book/hotel-system/describe-issue.ts'
import { listIgnoredFields } from '../../book/hotel-system/list-ignored-fields.ts'
import { formatRejection, toRejection } from '../../book/hotel-system/to-rejection.ts'
import type { HotelSystem } from '../../outside/hotel-system/hotel-system.ts'

/** One line of the report of `npm run hotel-system -- check`. */
export interface Check {
  readonly ok: boolean
  readonly text: string
}

interface CheckedSystem {
  readonly system: HotelSystem
  /** The same system with a secret that it must refuse. Absent if its messages are not signed. */
  readonly stranger?: HotelSystem
}

/** Pages that are read at most: enough to see the form of every kind of event. */
const MAX_PAGES = 20
/** Problems that are listed of one part. */
const MAX_LISTED = 20
/** No hotel has a reservation of this number. */
const UNKNOWN_REFERENCE = 'FOYER-CHECK-NO-SUCH-RESERVATION'

/**
 * Checks a hotel's system and changes nothing in it: the feed with every event in it, a query, and
 * the answers to strangers.
 */
export async function checkHotelSystem({ system, stranger }: CheckedSystem): Promise<Check[]> {
  const feed = await readFeed(system)
  return [
    ...feed.checks,
    ...(await checkQueries(system, feed.references[0])),
    ...(stranger ? [await checkStranger(stranger)] : []),
  ]
}

const checkStranger = (stranger: HotelSystem) =>
  attempt('a request with a wrong signature is refused', async () => {
    const error = await stranger.pull(undefined).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (error === undefined) throw new Error('it was answered, and signed with a secret that you do not have')
    if (!isRefusal(error)) throw error
  })

/** A stranger cannot check the signature of the refusal, so any answer but success will do. */
const isRefusal = (error: unknown) => /^answered 4\d\d/.test(toText(error))

interface ReadFeed {
  readonly checks: readonly Check[]
  readonly references: readonly string[]
}

async function readFeed(system: HotelSystem): Promise<ReadFeed> {
  const events: unknown[] = []
  const checks: Check[] = []
  let cursor: string | undefined
  checks.push(
    await attempt('the feed answers', async () => {
      for (let page = 0; page < MAX_PAGES; page++) {
        const next = await system.pull(cursor)
        if (next.more && next.cursor === cursor) throw new Error('“more” is true, but the cursor stays the same')
        events.push(...next.events)
        cursor = next.cursor
        if (!next.more) break
      }
    }),
  )
  const read = events.map((event) => ({ event, parsed: feedEvent.safeParse(event) }))
  const refused = read.flatMap(({ event, parsed }) =>
    parsed.success ? [] : [formatRejection(toRejection(event, describeIssue(parsed.error.issues[0], event)))],
  )
  const ignored = new Set(
    read.flatMap(({ event, parsed }) => (parsed.success ? listIgnoredFields(event, parsed.data) : [])),
  )
  checks.push(
    ...refused.slice(0, MAX_LISTED).map((text) => ({ ok: false, text: `an event is refused: ${text}` })),
    ...[...ignored].slice(0, MAX_LISTED).map((field) => ({ ok: false, text: `a field is not known: ${field}` })),
    { ok: refused.length === 0, text: `${events.length - refused.length} of ${events.length} events can be read` },
  )
  const references = read.flatMap(({ parsed }) =>
    parsed.success && parsed.data.kind === 'reservation' ? [parsed.data.reservation.reference] : [],
  )
  return { checks, references }
}

async function checkQueries(system: HotelSystem, reference: string | undefined): Promise<Check[]> {
  const unknown = await attempt('a query for an unknown reservation is answered with 404', async () => {
    if (await system.ask(UNKNOWN_REFERENCE)) throw new Error('it was answered with a reservation')
  })
  if (reference === undefined) return [unknown, { ok: false, text: 'the feed has no reservation to query' }]
  const known = await attempt(`a query for ${reference} is answered`, async () => {
    const found = await system.ask(reference)
    if (!found) throw new Error('it was answered with 404, but the feed has this reservation')
  })
  return [known, unknown]
}

async function attempt(text: string, work: () => Promise<void>): Promise<Check> {
  try {
    await work()
    return { ok: true, text }
  } catch (error) {
    return { ok: false, text: `${text}: ${toText(error)}` }
  }
}

const toText = (error: unknown): string =>
  error instanceof Error ? ('detail' in error && error.detail ? String(error.detail) : error.message) : String(error)
