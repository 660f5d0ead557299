import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Clone } from './clone.ts'
import { createCommonMachine, sampleScript } from './machine.ts'
import { runAtExit } from './run-at-exit.ts'
import { StartedProcess } from './started-process.ts'
import type { Trial } from './trial.ts'

const expectedMessage = 'The packages could not be installed: the disk is full.'

/** A disk of a few megabytes, which only root can create. */
class SmallDisk implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'foyer-disk-'))
  readonly #remove = runAtExit(() => {
    execFileSync('umount', ['-l', this.path])
    rmdirSync(this.path)
  })

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.path], { stdio: 'pipe' })
    // As root, the database runs as another user, who must be able to traverse the folder.
    chmodSync(this.path, 0o755)
  }

  enlarge(megabytes: number): void {
    execFileSync('mount', ['-o', `remount,size=${megabytes}m`, this.path])
  }

  [Symbol.dispose](): void {
    this.#remove()
  }
}

const cannotMount = () => process.platform !== 'linux' || process.getuid?.() !== 0

/** The disk fills up while our Node and npm are fetched, or while they install the rest. */
const installs: readonly Trial[] = [100, 500].map((megabytes) => ({
  name: `an install with ${megabytes} MB left`,
  async run(say) {
    if (cannotMount()) return { skipped: 'only root on Linux can mount a small disk' }
    const machine = createCommonMachine()
    using disk = new SmallDisk(megabytes)
    using clone = new Clone(disk.path)
    say('installing')
    const full = await machine.npm(clone.path, sampleScript).ended
    if (full.code === 0 || !full.output.includes(expectedMessage))
      throw new Error(`It does not say "${expectedMessage}"\n${full.output}`)
    say('installing with more room')
    disk.enlarge(4000)
    const again = await machine.npm(clone.path, sampleScript).ended
    if (again.code !== 0) throw new Error(`With room it fails too.\n${again.output}`)
    return 'said, and with room it goes on'
  },
}))

const start = (dataDir: string): StartedProcess =>
  new StartedProcess(process.execPath, [join(import.meta.dirname, '../start.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HUB_PORT: '0', DATABASE_URL: '', PUBLIC_URL: '' },
  })

const firstStart: Trial = {
  name: 'a first start with 40 MB left',
  async run() {
    if (cannotMount()) return { skipped: 'only root on Linux can mount a small disk' }
    using disk = new SmallDisk(40)
    const { code, output } = await start(join(disk.path, 'data')).ends(120_000)
    const wanted = `The disk of ${join(disk.path, 'data')} is full; free some space and start again.\n`
    if (code !== 1 || output !== wanted) throw new Error(`It does not say "${wanted}" alone.\n${output}`)
    return 'said in a sentence'
  },
}

const running: Trial = {
  name: 'a disk that fills up while the server runs',
  async run(say) {
    if (cannotMount()) return { skipped: 'only root on Linux can mount a small disk' }
    using disk = new SmallDisk(400)
    const server = start(join(disk.path, 'data'))
    try {
      await server.hears('Ctrl-C closes it.', 300_000)
      const url = /Foyer is open at (\S+)/.exec(server.output)?.[1]
      const isReady = async () => (await fetch(`${url}/readyz`)).status
      const filler = join(disk.path, 'filler')
      say('filling it')
      try {
        writeFileSync(filler, Buffer.alloc(400 * 1024 * 1024))
      } catch {
        // Filling the disk is the purpose.
      }
      if ((await isReady()) !== 503 || (await isReady()) !== 503) throw new Error('With a full disk it is ready.')
      rmSync(filler)
      if ((await isReady()) !== 200) throw new Error('With room again it is not ready.')
      server.ctrlC()
      const { output } = await server.ends(60_000)
      const times = output.split('The disk is full: nothing can be saved until there is room.').length - 1
      if (times !== 1) throw new Error(`It says so ${times} times.\n${output}`)
      return 'not ready, said once; ready again with room'
    } finally {
      server.stop()
    }
  },
}

export const fullDisk: readonly Trial[] = [...installs, firstStart, running]
