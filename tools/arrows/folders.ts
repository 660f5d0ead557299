interface Fault {
  readonly place: string
  readonly sentence: string
}

/** Folders whose subfolders are judged one by one; any other subfolder is part of the folder that holds it. */
const divided = [
  /^apps\/server\/src\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/guest\/src\/screens\/[^/]+(?=\/)/,
  /^apps\/staff\/src\/views\/[^/]+(?=\/)/,
]

/** A folder directly below a workspace or its `src`; a file in that place counts as a folder of its own. */
const folder = /^(?:(?:apps|packages)\/[^/]+\/src|[^/]+)\/[^/]+/

const isShipped = (file: string): boolean => !/\.test\.tsx?$|\.spec\.ts$|\/testing\//.test(file)

function placeOf(file: string): string | undefined {
  if (!isShipped(file)) return undefined
  for (const pattern of [...divided, folder]) {
    const found = pattern.exec(file)?.[0]
    if (found !== undefined) return found
  }
  return undefined
}

/** The folders of all workspaces and what they import; filled while the imports are read. */
export class Folders {
  readonly #imports = new Map<string, Map<string, string>>()

  add(file: string, target: string, place: string): void {
    const [from, to] = [placeOf(file), placeOf(target)]
    if (!from || !to || from === to) return
    const known = this.#imports.get(from) ?? new Map<string, string>()
    if (!known.has(to)) known.set(to, place)
    this.#imports.set(from, known)
  }

  get count(): number {
    return new Set([...this.#imports].flatMap(([from, to]) => [from, ...to.keys()])).size
  }

  /** Every cycle of folders once, with the import that closes it. */
  cycles(): Fault[] {
    const done = new Set<string>()
    const found: Fault[] = []
    const visit = (from: string, path: readonly string[]): void => {
      const here = [...path, from]
      for (const [to, place] of this.#imports.get(from) ?? []) {
        const start = here.indexOf(to)
        if (start >= 0) {
          found.push({ place, sentence: `closes a cycle of folders: ${[...here.slice(start), to].join(' → ')}.` })
        } else if (!done.has(to)) visit(to, here)
      }
      done.add(from)
    }
    for (const from of this.#imports.keys()) if (!done.has(from)) visit(from, [])
    return found
  }
}
