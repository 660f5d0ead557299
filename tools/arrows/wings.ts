const SERVER = 'apps/server/src/'

/** The server's wings: each may import those behind it, never those before it. Start and wiring, beside them, may import all. */
const wings = ['demo', 'jobs', 'desk', 'checkin', 'money', 'papers', 'book', 'access', 'outside', 'platform']

/** What tests stand on starts a whole server; the wings do not know of it. */
const isShipped = (file: string): boolean => !/\.test\.ts$|\/testing\//.test(file)

/** `access/visit/visits.ts`: the wing, its folder; undefined where the file is no part of the server that is shipped. */
function placeOf(file: string): { wing: string | undefined; folder: string } | undefined {
  if (!file.startsWith(SERVER) || !isShipped(file)) return undefined
  const folders = file.slice(SERVER.length).split('/').slice(0, -1)
  return { wing: folders[0], folder: folders.slice(0, 2).join('/') || '.' }
}

export function wingFaults(file: string, target: string): string[] {
  const [from, to] = [placeOf(file), placeOf(target)]
  if (from?.wing !== undefined && !wings.includes(from.wing)) return [`stands in ${from.wing}, which is no wing.`]
  if (!from?.wing || !to) return []
  if (to.wing === undefined) return [`is of the wing ${from.wing} and imports the wiring (${target}).`]
  return wings.indexOf(to.wing) < wings.indexOf(from.wing)
    ? [`is of the wing ${from.wing} and imports ${to.wing}, which stands on it.`]
    : []
}

/** Folders of the server and whom they import; filled while the imports are read. */
export class Folders {
  readonly #imports = new Map<string, Map<string, string>>()

  add(file: string, target: string, place: string): void {
    const [from, to] = [placeOf(file)?.folder, placeOf(target)?.folder]
    if (!from || !to || from === to) return
    const known = this.#imports.get(from) ?? new Map<string, string>()
    if (!known.has(to)) known.set(to, place)
    this.#imports.set(from, known)
  }

  get count(): number {
    return this.#imports.size
  }

  /** Every way that leads from a folder back to itself, once, with the import that closes it. */
  knots(): { place: string; sentence: string }[] {
    const done = new Set<string>()
    const found: { place: string; sentence: string }[] = []
    const walk = (folder: string, way: readonly string[]): void => {
      for (const [next, place] of this.#imports.get(folder) ?? []) {
        const start = [...way, folder].indexOf(next)
        if (start >= 0) {
          const knot = [...way, folder].slice(start)
          found.push({ place, sentence: `closes a knot of folders: ${[...knot, next].join(' → ')}.` })
        } else if (!done.has(next)) walk(next, [...way, folder])
      }
      done.add(folder)
    }
    for (const folder of this.#imports.keys()) if (!done.has(folder)) walk(folder, [])
    return found
  }
}
