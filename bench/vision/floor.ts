const numbers = Float32Array.from({ length: 1 << 18 }, (_, at) => at % 7)
const ROUNDS = 2_000_000
const EACH_MS = 250

/** A piece of work that is always the same, in ms of the processor. */
function floorMs(): number {
  const before = process.threadCpuUsage()
  let sum = 0
  for (let at = 0; at < ROUNDS; at++) sum += numbers[(at * 97) & (numbers.length - 1)] as number
  if (sum < 0) throw new Error('Nothing was added.')
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times longer the processor takes for the same work while others use its caches: the middle of a piece of work that is
 * always the same, done now and then beside what is measured, against the least that it ever took.
 */
export class Floor {
  readonly #times = Array.from({ length: 20 }, floorMs)
  readonly #timer = setInterval(() => this.#times.push(floorMs()), EACH_MS)

  stop(): { readonly median: number; readonly least: number; readonly slower: number } {
    clearInterval(this.#timer)
    const sorted = this.#times.toSorted((a, b) => a - b)
    const [median, least] = [sorted[sorted.length >> 1] ?? 1, sorted[0] ?? 1]
    return { median, least, slower: median / least }
  }
}
