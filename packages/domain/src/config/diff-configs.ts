import { HIDDEN } from './secrets.ts'

export interface ConfigChange {
  /** `hotelInfo.reception.phone`, `rooms.105.floor`. */
  readonly path: string
  /** Absent if it did not exist before, or no longer exists after. */
  readonly before?: unknown
  readonly after?: unknown
}

type Entries = Readonly<Record<string, unknown>>

/** The key of each list's entries: a room is identified by its number, not by its position. */
const entryKeys: Readonly<Record<string, (entry: Entries) => unknown>> = {
  rooms: ({ number }) => number,
  roomTypes: ({ id }) => id,
  screens: ({ process, name }) => `${process ?? 'check-in'} ${name}`,
  fields: ({ name }) => name,
  rates: ({ id }) => id,
  promotionalCodes: ({ code }) => code,
  services: ({ id }) => id,
}

/**
 * Returns the differences between two documents by path. For secrets it reports only that they
 * changed.
 */
export function diffConfigs(before: unknown, after: unknown, path: readonly string[] = []): ConfigChange[] {
  const [a, b] = [
    toEntries(before ?? toEmptySection(after, path), path),
    toEntries(after ?? toEmptySection(before, path), path),
  ]
  if (!a || !b) return isDeepEqual(before, after) ? [] : [toConfigChange(path, before, after)]
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names.flatMap((name) => diffConfigs(a[name], b[name], [...path, name]))
}

/**
 * A section, or the prices of a rate, that only one document has are compared with an empty one, so
 * that their contents are listed.
 */
function toEmptySection(other: unknown, path: readonly string[]): unknown {
  const isSection = path.length === 1 || path.at(-2) === 'guestPrices'
  return isSection && typeof other === 'object' && !Array.isArray(other) ? {} : undefined
}

function toEntries(value: unknown, path: readonly string[]): Entries | undefined {
  if (Array.isArray(value)) return indexByKey(value, path.at(-1) ?? '')
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}

/** Returns undefined for a list that is compared as a whole. */
function indexByKey(list: readonly unknown[], name: string): Entries | undefined {
  const key = entryKeys[name]
  if (!key) return undefined
  const entries = list.map((entry) => [String(key((entry ?? {}) as Entries)), entry] as const)
  const known = Object.fromEntries(entries)
  return Object.keys(known).length === list.length ? known : undefined
}

function toConfigChange(path: readonly string[], before: unknown, after: unknown): ConfigChange {
  const isSecret = path[0] === 'secrets'
  const shown = (value: unknown) => (isSecret ? HIDDEN : value)
  return {
    path: path.join('.'),
    ...(before !== undefined && { before: shown(before) }),
    ...(after !== undefined && { after: shown(after) }),
  }
}

/** Ignores the order of keys, because jsonb does not preserve it. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  return toCanonicalJson(a) === toCanonicalJson(b)
}

function toCanonicalJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
