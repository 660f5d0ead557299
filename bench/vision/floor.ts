const numbers = Float32Array.from({ length: 1 << 18 }, (_, at) => at % 7)
const ROUNDS = 2_000_000
const SAMPLE_INTERVAL_MS = 250

/** CPU time in ms of a fixed piece of work. */
function measureFloorMs(): number {
  const before = process.threadCpuUsage()
  let sum = 0
  for (let at = 0; at < ROUNDS; at++) sum += numbers[(at * 97) & (numbers.length - 1)] as number
  if (sum < 0) throw new Error('Nothing was added.')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * How much slower the CPU is while others use its caches: the median time of a fixed piece of work,
 * repeated during the measurement, relative to its minimum.
 */
export class Floor {
  readonly #times = Array.from({ length: 20 }, measureFloorMs)
  readonly #timer = setInterval(() => this.#times.push(measureFloorMs()), SAMPLE_INTERVAL_MS)

  stop(): { readonly median: number; readonly least: number; readonly slower: number } {
    clearInterval(this.#timer)
    const sorted = this.#times.toSorted((a, b) => a - b)
    const [median, least] = [sorted[sorted.length >> 1] ?? 1, sorted[0] ?? 1]
    return { median, least, slower: median / least }
  }
}
