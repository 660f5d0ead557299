import { setTimeout as wait } from 'node:timers/promises'
import { Clone } from './clone.ts'
import { aScript, commonMachine } from './machine.ts'
import { openHotel } from './open-hotel.ts'
import type { Trial } from './trial.ts'

/** A busy machine takes its time to remove what was begun. */
const stopWithinMs = 15_000
const pauseMs = 1000

/** Each start goes on a second longer than the one before it, which was interrupted a second ago. */
export const interrupts: readonly Trial[] = [
  {
    name: 'Ctrl-C at every second of the install, and start again',
    async run(say) {
      const machine = commonMachine()
      using clone = new Clone()
      for (let second = 1; ; second += 1) {
        say(`Ctrl-C after ${second} s`)
        const start = machine.npm(clone.path, aScript)
        await Promise.race([start.ended, wait(second * 1000)])
        if (start.isOver) {
          const { code, said } = await start.ended
          if (code !== 0) throw new Error(`The start after an interruption at ${second - 1} s failed.\n${said}`)
          const opened = await openHotel(machine, clone)
          return `${second - 1} interruptions; then it is installed, and open after ${opened.seconds} s`
        }
        start.ctrlC()
        await start.ends(stopWithinMs)
        await wait(pauseMs)
      }
    },
  },
]
