import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { decodeProgress, type ProgressMessage } from './progress-message.ts'

export const root = join(import.meta.dirname, '../..')

export interface Outcome {
  readonly code: number
  readonly output: string
}

/** No colours, because saved output is read in a log as often as in a terminal. */
const colours = { FORCE_COLOR: undefined, NO_COLOR: '1' }

interface CommandOptions {
  /** Root of a copy of this tree. */
  readonly tree?: string
  /** Receives a test runner's progress messages, which are then removed from the output. */
  readonly onProgress?: (message: ProgressMessage) => void
  /** A command that takes longer is stopped. */
  readonly timeoutMs?: number
}

const running = new Set<ChildProcess>()

/**
 * Runs a script of this tree, or of a copy of it, with our own Node, and keeps its output in case
 * it fails.
 */
export function runCommand(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
  { tree = root, onProgress, timeoutMs }: CommandOptions = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(tree, script), ...args], {
      cwd: tree,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs !== undefined && { timeout: timeoutMs, killSignal: 'SIGKILL' as const }),
    })
    const said: Buffer[] = []
    running.add(child)
    createInterface(child.stdout).on('line', (line) => {
      const message = onProgress && decodeProgress(line)
      if (message) onProgress(message)
      else said.push(Buffer.from(`${line}\n`))
    })
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: Buffer.concat(said).toString() })
    })
  })
}

export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}
