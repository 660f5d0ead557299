/** One entry of Vite's manifest: a chunk, what comes with it and what it may ask for later. */
export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is no chunk of its own.`)
  return chunk
}

/** These chunks and everything that the browser has to fetch before it can run them. */
export function withImports(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue
    reached.add(key)
    waiting.push(...(chunkOf(manifest, key).imports ?? []))
  }
  return reached
}

/** What these chunks may ask for later, with all that it needs, except where `stopAt` says that it is somebody else's. */
export function laterParts(
  manifest: Manifest,
  keys: ReadonlySet<string>,
  stopAt: (key: string) => boolean,
): Set<string> {
  const later = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const part of chunkOf(manifest, key).dynamicImports ?? []) {
      if (later.has(part) || keys.has(part) || stopAt(part)) continue
      for (const needed of withImports(manifest, [part])) {
        if (later.has(needed) || keys.has(needed)) continue
        later.add(needed)
        waiting.push(needed)
      }
    }
  }
  return later
}
