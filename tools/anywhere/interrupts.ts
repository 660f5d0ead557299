import { setTimeout as wait } from 'node:timers/promises'
import { Clone } from './clone.ts'
import { createCommonMachine, type Machine, sampleScript } from './machine.ts'
import { openHotel } from './open-hotel.ts'
import type { Trial } from './trial.ts'

/** A busy machine takes a while to clean up. */
const stopTimeoutMs = 15_000
const pauseMs = 1000

/** Seconds that one trial covers; later trials take longest, and can be run separately. */
const span = 15
const lastSecond = 90

const firstSeconds = Array.from({ length: lastSecond / span }, (_, at) => at * span + 1)

/** Each start runs a second longer than the previous one before it is interrupted. */
export const interrupts: readonly Trial[] = firstSeconds.map((first) => ({
  name: `Ctrl-C at every second of the install from ${first} s on, and start again`,
  async run(say) {
    const machine = createCommonMachine()
    using clone = new Clone()
    for (let second = first; second < first + span; second += 1) {
      say(`Ctrl-C after ${second} s`)
      const start = machine.npm(clone.path, sampleScript)
      await Promise.race([start.ended, wait(second * 1000)])
      if (start.isOver) {
        const { code, output } = await start.ended
        if (code !== 0) throw new Error(`The start after an interruption at ${second - 1} s failed.\n${output}`)
        if (second === first) return { skipped: `installed within ${first} s` }
        return await openAfterInterrupts(machine, clone, second - first)
      }
      start.ctrlC()
      await start.ends(stopTimeoutMs)
      await wait(pauseMs)
    }
    return await openAfterInterrupts(machine, clone, span)
  },
}))

async function openAfterInterrupts(machine: Machine, clone: Clone, interruptions: number): Promise<string> {
  const { seconds } = await openHotel(machine, clone)
  return `${interruptions} interruptions; then open after ${seconds} s`
}
