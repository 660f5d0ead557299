import { readQuery, writeQuery } from './query.ts'
import { type ScreenName, screens } from './screens.ts'

/** Where a guest is: a screen and its parameters. The URL says no more than this. */
export interface Place {
  readonly screen: ScreenName
  readonly params: Readonly<Record<string, string>>
}

/** Stands for an empty parameter in a path, where a segment cannot be left out. */
const NOTHING = '-'

const names = Object.keys(screens) as ScreenName[]

export function place(screen: ScreenName, params: Record<string, string | undefined> = {}): Place {
  const given = Object.entries(params).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return { screen, params: Object.fromEntries(given) }
}

/** The path below the hotel's address, with the query. */
export function pathOf({ screen, params }: Place): string {
  const traits: { path: string; query?: readonly string[] } = screens[screen]
  const path = traits.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] || NOTHING))
  const asked = (traits.query ?? []).map((name) => [name, params[name]] as const)
  return path + writeQuery(Object.fromEntries(asked))
}

/** Undefined when no screen has this path. Missing segments at the end are empty: old links leave them out. */
export function placeAt(pathAndQuery: string): Place | undefined {
  const [path = '', query = ''] = pathAndQuery.split('?', 2)
  const segments = path
    .split('/')
    .filter((segment, index, all) => index > 0 && !(segment === '' && index === all.length - 1))
  for (const screen of names) {
    const params = matched(screens[screen].path, segments)
    if (params) return place(screen, { ...params, ...asked(screen, query) })
  }
  return undefined
}

function matched(template: string, segments: string[]): Record<string, string> | undefined {
  const parts = template.split('/').filter(Boolean)
  if (segments.length > parts.length || segments.length === 0) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const segment = segments[index]
    if (!name) {
      if (segment !== part) return undefined
    } else if (segment === undefined) {
      if (index === 1) return undefined
    } else {
      const value = decoded(segment)
      if (value === undefined) return undefined
      params[name] = value === NOTHING ? '' : value
    }
  }
  return params
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function asked(screen: ScreenName, query: string): Record<string, string | undefined> {
  const traits: { path: string; query?: readonly string[] } = screens[screen]
  const given = readQuery(query)
  return Object.fromEntries((traits.query ?? []).map((name) => [name, given[name]]))
}
