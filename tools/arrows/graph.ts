interface Fault {
  readonly location: string
  readonly message: string
}

/** The import graph, filled while imports are read. */
export class Graph {
  readonly #imports = new Map<string, Map<string, string>>()

  /** `place` is the line of the import. */
  add(from: string, to: string, place: string): void {
    const known = this.#imports.get(from) ?? new Map<string, string>()
    if (!known.has(to)) known.set(to, place)
    this.#imports.set(from, known)
  }

  get count(): number {
    return new Set([...this.#imports].flatMap(([from, to]) => [from, ...to.keys()])).size
  }

  /** Each cycle once, with the import that closes it. `things` names its elements. */
  cycles(things: string): Fault[] {
    const done = new Set<string>()
    const found: Fault[] = []
    const visit = (from: string, path: readonly string[]): void => {
      const here = [...path, from]
      for (const [to, place] of this.#imports.get(from) ?? []) {
        const start = here.indexOf(to)
        if (start >= 0) {
          found.push({
            location: place,
            message: `closes a cycle of ${things}: ${[...here.slice(start), to].join(' → ')}.`,
          })
        } else if (!done.has(to)) visit(to, here)
      }
      done.add(from)
    }
    for (const from of this.#imports.keys()) if (!done.has(from)) visit(from, [])
    return found
  }
}
