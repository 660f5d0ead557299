import { Gauge, type Registry } from 'prom-client'

const SAMPLE_INTERVAL_MS = 10

/**
 * The longest time that this process's main thread computed without a break, since it was last
 * read. The event loop lag also includes time in which the machine ran something else, and can't
 * distinguish a busy neighbour from our own work.
 */
export function registerLongestTurn(registry: Registry): () => void {
  let longest = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
    before = process.threadCpuUsage()
  }, SAMPLE_INTERVAL_MS).unref()
  new Gauge({
    name: 'eventloop_computing_max_seconds',
    help: 'Longest processor time of one turn of the event loop.',
    registers: [registry],
    collect() {
      this.set(longest / 1_000_000)
      longest = 0
    },
  })
  return () => clearInterval(timer)
}
