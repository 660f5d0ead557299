import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { PrinterStatus } from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Printer } from '../../roles/printer.ts'

const COMMAND_TIMEOUT_MS = 10_000
const PRINT_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 500

/**
 * Any printer known to the kiosk's operating system: pages go to its spooler, which converts them
 * for the printer.
 */
export function createCupsPrinter(queue: string): Printer {
  const watchers = new Set<() => void>()
  let state: PrinterStatus['state'] = 'away'
  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    for (const watcher of watchers) watcher()
  }

  async function look(): Promise<void> {
    become(await runLpstat(['-p', queue]).then(parseState, () => 'away' as const))
  }

  async function waitUntilPrinted(job: string): Promise<void> {
    for (let waited = 0; waited < PRINT_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
      const open = await runLpstat(['-W', 'not-completed', '-o', queue])
      if (!open.split('\n').some((line) => line.startsWith(`${job} `))) return
      await look()
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
    throw new Problem('deviceUnknown', 'the page waits in the spooler')
  }

  return {
    state: () => state,
    watch: (onChange) => void watchers.add(onChange),
    refreshStatus: look,
    async print(file) {
      await look()
      if (state === 'no_paper') throw new Problem('deviceFailed', 'the printer has no paper')
      if (state === 'away') throw new Problem('deviceAway', 'the spooler does not print')
      // Titles end up in logs, so they contain no guest's name.
      const said = await runCommand('lp', ['-d', queue, '-t', 'Foyer', '-'], file)
      const job = /request id is (\S+)/.exec(said)?.[1]
      if (!job) throw new Problem('deviceUnknown', 'the spooler has not said what became of it')
      await waitUntilPrinted(job)
      await look()
    },
  }
}

const runLpstat = (words: string[]) => runCommand('lpstat', words)

function parseState(said: string): PrinterStatus['state'] {
  if (/media-(empty|needed)|out of paper/i.test(said)) return 'no_paper'
  return /\bdisabled\b|offline|unplugged/i.test(said) ? 'away' : 'ready'
}

/** Runs a system command and returns its output in English. Throws `deviceFailed` if it fails. */
async function runCommand(name: string, words: readonly string[], input?: Uint8Array): Promise<string> {
  const child = spawn(name, words, {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'ignore'],
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  try {
    const [code] = await once(child, 'close')
    if (code === 0) return said
  } catch (cause) {
    throw new Problem('deviceAway', `${name} cannot be run`, { cause })
  }
  throw new Problem('deviceFailed', `${name} has failed`)
}
