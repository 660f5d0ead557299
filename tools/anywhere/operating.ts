import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findCommands } from '../operating/commands.ts'
import { runAtExit } from './run-at-exit.ts'
import { StartedProcess } from './started-process.ts'
import type { Trial } from './trial.ts'

const root = join(import.meta.dirname, '../..')
const openTimeoutMs = 120_000
const stopTimeoutMs = 3_000

/** System folders, which are below a temporary folder here. */
const installPaths =
  /(?<![\w.])\/(opt|etc\/foyer|etc\/chromium|etc\/caddy|var\/lib\/foyer|var\/backups\/foyer)(?=[/\s]|$)/gm

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** A machine with only the archives of a release; runs the guide's commands without root. */
class EmptyMachine implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'foyer-machine-'))
  readonly #remove = runAtExit(() => rmSync(this.path, { recursive: true, force: true }))
  readonly port: number

  constructor(port: number) {
    this.port = port
    // As root, the database runs as another user, who must be able to traverse the folder.
    chmodSync(this.path, 0o755)
    for (const folder of ['etc', 'var/lib', 'var/backups/foyer'])
      mkdirSync(join(this.path, folder), { recursive: true })
    execFileSync(process.execPath, [join(root, 'tools/release.ts'), this.path], { stdio: 'pipe' })
  }

  here(commands: string): string {
    return (
      commands
        .replace(/\bsudo (?:-u \w+ )?/g, '')
        .replace(installPaths, (place) => this.path + place)
        // The guide assumes the most common platform; archives are built for the platform that made
        // them.
        .replaceAll('linux-x64', `${process.platform}-${process.arch}`)
        // This machine has only the demo hotels.
        .replace(/\b101\b/g, '1')
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${this.port}`)
    )
  }

  run(commands: string): string {
    const script = join(this.path, 'script.sh')
    writeFileSync(script, this.here(commands))
    return execFileSync('sh', ['-eu', script], { cwd: this.path, encoding: 'utf8', stdio: 'pipe' })
  }

  /** Starts it like the unit does, with the demo hotels instead of a configured hotel. */
  serve(): StartedProcess {
    const where = { DATA_DIR: this.here('/var/lib/foyer'), PORT: String(this.port), HOST: '127.0.0.1' }
    const env = { ...process.env, ...where, DEMO: 'on' }
    return new StartedProcess(this.here('/opt/foyer/bin/foyer'), ['start'], { cwd: this.path, env })
  }

  [Symbol.dispose](): void {
    this.#remove()
  }
}

/**
 * Runs the guide from top to bottom; the server starts where the guide first needs it, and again
 * whenever it exits.
 */
export const operating: readonly Trial[] = [
  {
    name: 'docs/operating.md from an empty machine',
    async run(say) {
      const blocks = findCommands(readFileSync(join(root, 'docs/operating.md'), 'utf8'))
      say('makes the archives')
      using machine = new EmptyMachine(await findFreePort())
      let server: StartedProcess | undefined
      let firstStart = 0
      for (const { commands, notRun, line } of blocks) {
        if (notRun?.includes('services of this machine')) {
          const begin = performance.now()
          server = machine.serve()
          await server.hears('is open at', openTimeoutMs)
          firstStart = performance.now() - begin
        }
        if (notRun) continue
        say(`line ${line}`)
        machine.run(commands)
        if (!commands.includes('restore')) continue
        // It notices the restored backup and exits with this code, after which systemd would
        // restart it.
        const ended = await server?.ends(20_000)
        if (ended?.code !== 75) throw new Error(`The server ended with ${ended?.code}.\n${ended?.output}`)
        server = machine.serve()
        await server.hears('is open at', openTimeoutMs)
      }
      const begin = performance.now()
      server?.stop()
      await server?.ends(stopTimeoutMs)
      const stopped = ((performance.now() - begin) / 1000).toFixed(1)
      const count = blocks.filter(({ notRun }) => !notRun).length
      return `${count} of ${blocks.length} blocks run; open ${(firstStart / 1000).toFixed(1)} s after its first start, stopped in ${stopped} s`
    },
  },
]
