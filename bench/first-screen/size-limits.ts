import type { Sizes } from './sizes.ts'

interface SizeLimit {
  /** Bytes of gzipped script. */
  readonly max: number
  readonly goal: number
}

/** How heavy the guest application may be; `npm test` checks it for the build it makes. */
export const sizeLimits = {
  /** The page with its first screen, texts and picture. */
  first: { max: 108_000, goal: 110_000 },
  /** What most later screens share, loaded once. */
  shared: { max: 64_000, goal: 30_000 },
  /** What one later screen adds. */
  further: { max: 25_000, goal: 30_000 },
} as const satisfies Record<string, SizeLimit>

export const formatKb = (bytes: number): string => (bytes / 1000).toFixed(bytes % 10_000 === 0 ? 0 : 1)

/** A sentence for each limit that is exceeded. */
export function findExceededLimits({ firstScript, fetchedScript, sharedScript, screens }: Sizes): string[] {
  const { first, shared, further } = sizeLimits
  const parts = [
    { what: 'The first screen takes', bytes: Math.max(firstScript, fetchedScript), max: first.max },
    { what: 'Later screens share', bytes: sharedScript, max: shared.max },
    ...screens.map(({ screen, script }) => ({ what: `${screen} adds`, bytes: script, max: further.max })),
  ]
  return parts
    .filter(({ bytes, max }) => bytes > max)
    .map(({ what, bytes, max }) => `${what} ${formatKb(bytes)} kB of script; ${formatKb(max)} are promised.`)
}
