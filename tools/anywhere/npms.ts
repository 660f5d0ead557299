import { join } from 'node:path'
import { Clone } from './clone.ts'
import { Machine } from './machine.ts'
import { measureSize } from './measure-size.ts'
import { openHotel } from './open-hotel.ts'
import type { Trial } from './trial.ts'

/** The oldest version that the registry has for this platform. */
const oldest = process.platform === 'linux' && process.arch === 'x64' ? '12.22.12' : '14.21.3'

/** Common Nodes, with an npm that came with them or soon after. */
const machines = [
  { node: oldest, npm: '6.14.18' },
  { node: '18.20.8', npm: '9.2.0' },
  { node: '20.20.2', npm: '10.8.2' },
  { node: '22.14.0', npm: '10.9.4' },
  { node: '22.23.3', npm: '11.0.0' },
  { node: '24.21.0', npm: 'latest' },
]

const formatSize = (folder: string): string => `${Math.round(measureSize(folder) / 1024 ** 2)} MB`

/** Runs in an empty clone and then again: the second time nothing is left to install. */
export const npms: readonly Trial[] = machines.map(({ node, npm }) => ({
  name: `npm ${npm} on Node ${node}`,
  async run(say) {
    const machine = new Machine(node, npm)
    using clone = new Clone()
    say('npm start in an empty clone')
    const first = await openHotel(machine, clone)
    say('npm start again')
    const again = await openHotel(machine, clone)
    if (again.said.includes('Installing')) throw new Error(`It installs again.\n${again.said}`)
    return `open after ${first.seconds} s, again after ${again.seconds} s; stopped in ${first.stopSeconds} and ${again.stopSeconds} s; packages ${formatSize(join(clone.path, 'node_modules'))}, data ${formatSize(join(clone.path, 'data'))}`
  },
}))
