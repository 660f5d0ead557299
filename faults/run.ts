import { runTrials } from '@foyer/tools/trials/run-trials.ts'
import { abuse } from './abuse/abuse.ts'
import { cluster } from './cluster/cluster.ts'
import { disk } from './disk/disk.ts'
import { keys } from './keys/keys.ts'
import { killWrites } from './kills/kill-writes.ts'
import { kills } from './kills/kills.ts'
import { money } from './money/money.ts'
import { names } from './names/names.ts'
import { outside } from './outside/outside.ts'
import { readNumberOption } from './read-number-option.ts'
import { realtime } from './realtime/realtime.ts'
import { registers } from './registers/registers.ts'
import { rooms } from './rooms/rooms.ts'
import { spread } from './spread/spread.ts'
import { systems } from './systems/systems.ts'
import { upgrades } from './upgrades/upgrades.ts'

const runs = readNumberOption('runs')
const writes = readNumberOption('writes')

await runTrials('faults', {
  outside: outside(),
  abuse: abuse(),
  cluster: cluster(),
  disk: disk(),
  keys: runs === undefined ? keys() : keys({ runs }),
  kills: writes === undefined ? kills() : killWrites({ writes }),
  money: money(),
  names: names(),
  realtime: realtime(),
  registers: registers(),
  rooms: rooms(),
  spread: spread(),
  systems: systems(),
  upgrades: upgrades(),
})
