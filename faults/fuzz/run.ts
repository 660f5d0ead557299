import { runTrials } from '@foyer/tools/trials/run-trials.ts'
import { addresses } from './addresses.ts'
import { bodies } from './bodies.ts'
import { files } from './files.ts'
import { frames } from './frames.ts'
import { parseSeedOptions } from './parse-seed-options.ts'
import { texts } from './texts.ts'

await runTrials('fuzz', {
  texts: texts(parseSeedOptions(200_000)),
  bodies: bodies(parseSeedOptions(20_000)),
  addresses: addresses(parseSeedOptions(20_000)),
  files: files(parseSeedOptions(3_000)),
  frames: frames(parseSeedOptions(50_000)),
})
