import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

interface CommandOutcome {
  readonly rc: number | null
  readonly out: string
  readonly err: string
}

interface CommandRun {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

/** Runs a command of package.json in its own process, by its file in the server's sources. */
export async function runServerCommand(
  file: string,
  { args = [], env = {}, input = '' }: CommandRun,
): Promise<CommandOutcome> {
  const { DATABASE_URL: _, DATA_DIR: _dir, INIT_CWD: _cwd, ...inherited } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    env: { ...inherited, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {}).end(input)
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const [out, err, rc] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { rc, out, err }
}
