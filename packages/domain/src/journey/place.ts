import { formatQuery, parseQuery } from './query.ts'
import { type ScreenName, screens } from './screens.ts'
import { matchSegments } from './segments.ts'

/** Where a guest is: a screen and its parameters, which is all that the URL contains. */
export interface Place {
  readonly screen: ScreenName
  readonly params: Readonly<Record<string, string>>
}

/** Represents an empty parameter in a path, where a segment cannot be omitted. */
const EMPTY_SEGMENT = '-'

const names = Object.keys(screens) as ScreenName[]

export function place(screen: ScreenName, params: Record<string, string | undefined> = {}): Place {
  const given = Object.entries(params).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return { screen, params: Object.fromEntries(given) }
}

/** The path below the hotel's address, including the query. */
export function toPath({ screen, params }: Place): string {
  const traits: { path: string; query?: readonly string[] } = screens[screen]
  const path = traits.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] || EMPTY_SEGMENT),
  )
  const asked = (traits.query ?? []).map((name) => [name, params[name]] as const)
  return path + formatQuery(Object.fromEntries(asked))
}

/**
 * Returns undefined if no screen has this path. Missing trailing segments are empty, because old
 * links omit them.
 */
export function parsePlace(pathAndQuery: string): Place | undefined {
  const [path = '', query = ''] = pathAndQuery.split('?', 2)
  const segments = path
    .split('/')
    .filter((segment, index, all) => index > 0 && !(segment === '' && index === all.length - 1))
  for (const screen of names) {
    const params = matchTemplate(screens[screen].path, segments)
    if (params) return place(screen, { ...params, ...parseQueryParams(screen, query) })
  }
  return undefined
}

function matchTemplate(template: string, segments: string[]): Record<string, string> | undefined {
  // Old links omit trailing segments, never the first.
  if (segments.length === 1 && template.split('/').filter(Boolean).length > 1) return undefined
  const params = matchSegments(template, segments)
  return (
    params &&
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value === EMPTY_SEGMENT ? '' : value]))
  )
}

function parseQueryParams(screen: ScreenName, query: string): Record<string, string | undefined> {
  const traits: { path: string; query?: readonly string[] } = screens[screen]
  const given = parseQuery(query)
  return Object.fromEntries((traits.query ?? []).map((name) => [name, given[name]]))
}
