import { type Body, type Fields, integer, list, object, required, utc, uuid } from './fields.ts'
import { invalid } from './refusal.ts'

const MAX_MONTHS = 3
const MAX_COUNT = 1_000

export const interval = object({ StartUtc: required(utc), EndUtc: required(utc) })
export const limitation = required(object({ Count: required(integer), Cursor: uuid }))
export const ids = list(uuid, 1_000, 1)
export const upToHundredIds = list(uuid, 100, 1)

/** Every list of the service is filtered by the hotels of the token. */
export const enterpriseFields: Fields = { EnterpriseIds: ids }

interface Entity {
  readonly Id: string
  readonly UpdatedUtc: string
}

interface Interval {
  readonly StartUtc: string
  readonly EndUtc: string
}

/** Returns whether a moment is in a half-open interval; an absent one has all. */
export function readInterval(body: Body, name: string): (moment: string) => boolean {
  const given = body[name] as Interval | undefined | null
  if (!given) return () => true
  const [start, end] = [Date.parse(given.StartUtc), Date.parse(given.EndUtc)]
  const latest = new Date(start)
  latest.setUTCMonth(latest.getUTCMonth() + MAX_MONTHS)
  if (end < start || end > latest.getTime()) throw invalid(`${name}: at most ${MAX_MONTHS} months`)
  return (moment) => (start === end ? Date.parse(moment) === start : isBetween(Date.parse(moment), start, end))
}

const isBetween = (at: number, start: number, end: number) => at >= start && at < end

/** Returns whether a value is one of a list; an absent list has all. */
export function readList(body: Body, name: string): (value: string | undefined) => boolean {
  const given = body[name] as readonly string[] | undefined | null
  const wanted = given && new Set(given)
  return (value) => !wanted || (value !== undefined && wanted.has(value))
}

/** Newest first, after the cursor. The cursor of the last page is null. */
export function readPage<Item extends Pick<Entity, 'Id'>>(
  items: readonly Item[],
  body: Body,
): { readonly page: Item[]; readonly cursor: string | null } {
  const { Count, Cursor } = body['Limitation'] as { readonly Count: number; readonly Cursor?: string | null }
  if (Count < 1 || Count > MAX_COUNT) throw invalid('Limitation.Count')
  const newestFirst = items.toReversed()
  const after = Cursor ? newestFirst.findIndex(({ Id }) => Id === Cursor) : -1
  if (Cursor && after < 0) throw invalid('Limitation.Cursor')
  const rest = newestFirst.slice(after + 1)
  const page = rest.slice(0, Count)
  return { page, cursor: rest.length > Count ? (page.at(-1)?.Id ?? null) : null }
}

/** At least one of these filters is needed. */
export function requireOne(body: Body, names: readonly string[]): void {
  if (!names.some((name) => body[name])) throw invalid(`filter: one of ${names.join(', ')} is needed`)
}
