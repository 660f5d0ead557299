import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { abuse } from './abuse/abuse.ts'
import type { Faults } from './faults.ts'
import { keys } from './keys/keys.ts'
import { money } from './money/money.ts'
import { names } from './names/names.ts'
import { outside } from './outside/outside.ts'
import { realtime } from './realtime/realtime.ts'

const all: Readonly<Record<string, Faults>> = {
  outside: outside(),
  abuse: abuse(),
  keys: keys(),
  money: money(),
  names: names(),
  realtime: realtime(),
}

const results = join(import.meta.dirname, '../results')

async function inject(name: string, faults: Faults): Promise<boolean> {
  const outcome = await faults.run((line) => console.error(`${name}: ${line} …`))
  mkdirSync(results, { recursive: true })
  const kept = outcome.broken.length === 0
  writeFileSync(
    join(results, `${name}.json`),
    `${JSON.stringify({ kept, broken: outcome.broken, ...outcome.results }, null, 2)}\n`,
  )
  for (const line of outcome.lines) console.log(line)
  for (const sentence of outcome.broken) console.error(sentence)
  console.log(`${name}: ${outcome.figures}`)
  return kept
}

const [wanted] = process.argv.slice(2)
if (wanted !== undefined && !Object.hasOwn(all, wanted)) {
  console.error(`There are no faults ${wanted}; there are ${Object.keys(all).join(', ')}.`)
  process.exit(1)
}
for (const [name, faults] of Object.entries(all)) {
  if (wanted !== undefined && name !== wanted) continue
  try {
    if (!(await inject(name, faults))) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error)
    console.log(`${name}: not tried`)
    process.exitCode = 1
  }
}
