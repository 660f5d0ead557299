import { runTrials } from '@foyer/tools/trials/run-trials.ts'
import { addresses } from './addresses.ts'
import { bodies } from './bodies.ts'
import { files } from './files.ts'
import { frames } from './frames.ts'
import { told } from './seed.ts'
import { texts } from './texts.ts'

await runTrials('fuzz', {
  texts: texts(told(200_000)),
  bodies: bodies(told(20_000)),
  addresses: addresses(told(20_000)),
  files: files(told(3_000)),
  frames: frames(told(50_000)),
})
