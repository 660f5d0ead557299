import { Gauge, type Registry } from 'prom-client'

const LOOK_MS = 10

/**
 * The longest that this process's own thread computed without looking up, since it was asked last. The lag that the clock shows also holds the
 * time in which the machine ran something else, and cannot tell a busy neighbour from work of ours.
 */
export function tellLongestTurn(registry: Registry): () => void {
  let longest = 0
  let before = process.threadCpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, user + system)
    before = process.threadCpuUsage()
  }, LOOK_MS).unref()
  new Gauge({
    name: 'eventloop_computing_max_seconds',
    help: 'The longest that the event loop computed without a turn for anybody else, in time of the processor.',
    registers: [registry],
    collect() {
      this.set(longest / 1_000_000)
      longest = 0
    },
  })
  return () => clearInterval(timer)
}
