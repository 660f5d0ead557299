import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullDisk } from './anywhere/full-disk.ts'
import { interrupts } from './anywhere/interrupts.ts'
import { npms } from './anywhere/npms.ts'
import { operating } from './anywhere/operating.ts'
import { registryTrials } from './anywhere/registries.ts'
import { scriptTrials } from './anywhere/scripts.ts'
import { selectTrials } from './anywhere/select-trials.ts'
import type { Trial } from './anywhere/trial.ts'
import { upgrades } from './anywhere/upgrades.ts'
import { onStopSignal } from './on-stop-signal.ts'

/**
 * Trials of our npm commands with every npm and Node, and with everything that can go
 * wrong before the product runs.
 */
const parts: Readonly<Record<string, readonly Trial[]>> = {
  npms,
  interrupts,
  registries: registryTrials,
  'full-disk': fullDisk,
  scripts: scriptTrials,
  upgrades,
  operating,
}

interface Row {
  readonly part: string
  readonly trial: string
  readonly outcome: 'kept' | 'broken' | 'skipped'
  readonly remark: string
}

async function runTrial(part: string, trial: Trial): Promise<Row> {
  const say = (words: string) => console.error(`${part}: ${trial.name}: ${words} …`)
  const row = { part, trial: trial.name }
  try {
    say('begins')
    const remark = await trial.run(say)
    if (typeof remark === 'string') return { ...row, outcome: 'kept', remark }
    return { ...row, outcome: 'skipped', remark: remark.skipped }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    console.error(words)
    return { ...row, outcome: 'broken', remark: words.split('\n')[0] ?? '' }
  }
}

onStopSignal(() => process.exit(1))
const chosen = selectTrials(parts, process.argv.slice(2))
if (chosen.length === 0) {
  console.error(
    `There is no such trial. The parts are ${Object.keys(parts).join(', ')}; further words are of a trial’s name.`,
  )
  process.exit(1)
}
const rows: Row[] = []
for (const { part, trial } of chosen) rows.push(await runTrial(part, trial))
const width = Math.max(...rows.map(({ trial }) => trial.length))
for (const { trial, outcome, remark } of rows) console.log(`${trial.padEnd(width)}  ${outcome.padEnd(7)}  ${remark}`)
const results = join(import.meta.dirname, '../results')
mkdirSync(results, { recursive: true })
writeFileSync(join(results, 'anywhere.json'), `${JSON.stringify(rows, null, 2)}\n`)
const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
console.log(`anywhere: ${count('kept')} kept, ${count('broken')} broken, ${count('skipped')} skipped`)
process.exitCode = count('broken') === 0 ? 0 : 1
