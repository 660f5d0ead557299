import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Trial } from './trial.ts'

const results = join(import.meta.dirname, '../../results')

/**
 * Runs all trials of a table, or the one named on the command line; each ends with one line of
 * results. Exits with 1 if a promise is broken.
 */
export async function runTrials(kind: string, all: Readonly<Record<string, Trial>>): Promise<void> {
  const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  if (wanted !== undefined && !Object.hasOwn(all, wanted)) {
    console.error(`Unknown ${kind} ${wanted}; choose from ${Object.keys(all).join(', ')}.`)
    process.exit(1)
  }
  for (const [name, trial] of Object.entries(all)) {
    if (wanted !== undefined && name !== wanted) continue
    try {
      if (!(await runTrial(name, trial))) process.exitCode = 1
    } catch (error) {
      console.error(error instanceof Error ? (error.stack ?? error.message) : error)
      console.log(`${name}: not tried`)
      process.exitCode = 1
    }
  }
}

async function runTrial(name: string, trial: Trial): Promise<boolean> {
  const outcome = await trial.run((line) => console.error(`${name}: ${line} …`))
  mkdirSync(results, { recursive: true })
  const kept = outcome.violations.length === 0
  const page = { kept, broken: outcome.violations, ...outcome.results }
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(page, null, 2)}\n`)
  for (const line of outcome.lines) console.log(line)
  for (const sentence of outcome.violations) console.error(sentence)
  console.log(`${name}: ${outcome.summary}`)
  return kept
}
