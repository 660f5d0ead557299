import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrivals } from './arrivals/arrivals.ts'
import type { Bench } from './bench.ts'
import { calls } from './calls/calls.ts'
import { checkIn } from './check-in/check-in.ts'
import { firstScreen } from './first-screen/first-screen.ts'
import { outside } from './outside/outside.ts'
import { realtime } from './realtime/realtime.ts'
import { start } from './start/start.ts'
import { vision } from './vision/vision.ts'

const benches: Readonly<Record<string, Bench>> = {
  'first-screen': firstScreen,
  'check-in': checkIn,
  start,
  outside,
  calls,
  arrivals,
  realtime,
  vision,
}

const results = join(import.meta.dirname, '../results')

async function measure(name: string, bench: Bench): Promise<boolean> {
  const outcome = await bench.run((line) => console.error(`${name}: ${line} …`))
  mkdirSync(results, { recursive: true })
  const kept = outcome.broken.length === 0
  const page = { kept, broken: outcome.broken, ...outcome.results }
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(page, null, 2)}\n`)
  for (const line of outcome.lines) console.log(line)
  for (const sentence of outcome.broken) console.error(sentence)
  console.log(`${name}: ${outcome.figures}`)
  return kept
}

const [wanted] = process.argv.slice(2)
if (wanted !== undefined && !Object.hasOwn(benches, wanted)) {
  console.error(`There is no bench ${wanted}; there are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted !== undefined && name !== wanted) continue
  try {
    if (!(await measure(name, bench))) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error)
    console.log(`${name}: not measured`)
    process.exitCode = 1
  }
}
