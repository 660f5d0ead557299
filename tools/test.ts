import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from './browser.ts'
import { onStopSignal } from './on-stop-signal.ts'
import { compileCache } from './process/compile-cache.ts'
import { selectTemporaryFolder } from './temporary-folder.ts'
import { type Check, selectChangedChecks, selectChecks, selectChecksFor } from './test/checks.ts'
import { addCounts, type Count, formatLastLine, zero } from './test/count.ts'
import { isFullRun } from './test/full-run.ts'
import { recordFullRun, testedCommit } from './test/full-run-record.ts'
import { root, stopCommands } from './test/run-command.ts'

/**
 * `--only signature`: tests that match a word; `--changed`: what differs from the last commit. Both
 * include the cheap checks.
 */
const {
  values: { only, changed },
} = parseArgs({ options: { only: { type: 'string' }, changed: { type: 'boolean' } } })

process.env['TMPDIR'] = selectTemporaryFolder()
// A run starts dozens of servers and commands as processes, which share one compile cache.
process.env['NODE_COMPILE_CACHE'] ??= compileCache.NODE_COMPILE_CACHE

/**
 * Results of each check are written here; a separate folder lets any number of runs go in parallel.
 */
const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
onStopSignal(() => {
  stopCommands()
  process.exit(1)
})

async function run(check: Check): Promise<Count> {
  const start = performance.now()
  const { count, remark, output } = await check.run(folder)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const verdict = count.failed === 0 ? 'ok' : 'failed'
  console.log(`${check.name.padEnd(12)}${seconds.padStart(6)} s  ${verdict}${remark && `  ${remark}`}`)
  if (count.failed > 0) console.log(`${output.trim()}\n`)
  return count
}

function chooseChecks(): readonly (readonly Check[])[] {
  if (only) return selectChecksFor(only)
  if (!changed) return selectChecks(isFull)
  const { checks: near, note } = selectChangedChecks()
  console.log(note)
  return near
}

/** Checked first, so that a missing browser is reported before everything else runs. */
async function isBrowserMissing(): Promise<boolean> {
  try {
    process.env['CHROMIUM'] = await findOrInstallBrowser()
    return false
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return true
  }
}

const isFull = isFullRun() && !only && !changed
const commit = isFull ? testedCommit(root) : undefined
if (!only && !changed) {
  console.log(
    isFull
      ? 'Full run, since CI is set: every check, every test, every journey.'
      : 'Quick run: every check, every test, and the journeys that only a browser can show. CI=true npm test runs every journey.',
  )
}
if (!changed && (await isBrowserMissing())) {
  console.log(formatLastLine({ passed: 0, failed: 1 }))
  process.exit(1)
}
const chosen = chooseChecks()
let total = zero
for (const beside of chosen) total = (await Promise.all(beside.map(run))).reduce(addCounts, total)
if (commit) recordFullRun(root, commit, total)
console.log(formatLastLine(total))
process.exitCode = total.failed === 0 ? 0 : 1
