import { formatQuery, parseQuery } from '@foyer/domain/journey/query.ts'
import { matchSegments } from '@foyer/domain/journey/segments.ts'
import { type ViewName, viewNames, viewTraits } from './places.ts'

/** The current view and its parameters. The address holds exactly this. */
export interface Place {
  readonly view: ViewName
  readonly params: Readonly<Record<string, string>>
}

export function place(view: ViewName, params: Record<string, string | undefined> = {}): Place {
  const given = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { view, params: Object.fromEntries(given) }
}

/** The path below `/staff`, with its query. */
export function toPath({ view, params }: Place): string {
  const { path, query = [], inHash } = viewTraits(view)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.fromEntries(query.map((name) => [name, params[name]]))
  return `${inHash ? '/#' : ''}${filled.replace(/\/$/, '')}${formatQuery(asked)}`
}

/** Returns undefined if no view has this address. */
export function parsePlace(path: string, query = '', hash = ''): Place | undefined {
  const inHash = hash.startsWith('#/')
  const segments = (inHash ? hash.slice(1) : path).split('/').filter(Boolean)
  for (const view of viewNames) {
    const traits = viewTraits(view)
    if (inHash && !traits.inHash) continue
    const params = matchSegments(traits.path, segments)
    if (!params) continue
    const given = parseQuery(query.replace(/^\?/, ''))
    const asked = Object.fromEntries((traits.query ?? []).map((name) => [name, given[name]]))
    return place(view, { ...params, ...asked })
  }
  return undefined
}
