/** An entry of Vite's manifest: a chunk, its assets, and what it may load later. */
export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export function getChunk(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is no chunk of its own.`)
  return chunk
}

/** These chunks and everything the browser must fetch before it can run them. */
export function collectImports(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue
    reached.add(key)
    waiting.push(...(getChunk(manifest, key).imports ?? []))
  }
  return reached
}

/**
 * What these chunks may load later, with all dependencies, except what `stopAt` attributes to
 * another chunk.
 */
export function collectDynamicImports(
  manifest: Manifest,
  keys: ReadonlySet<string>,
  stopAt: (key: string) => boolean,
): Set<string> {
  const later = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const part of getChunk(manifest, key).dynamicImports ?? []) {
      if (later.has(part) || keys.has(part) || stopAt(part)) continue
      for (const needed of collectImports(manifest, [part])) {
        if (later.has(needed) || keys.has(needed)) continue
        later.add(needed)
        waiting.push(needed)
      }
    }
  }
  return later
}
