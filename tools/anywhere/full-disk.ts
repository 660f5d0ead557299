import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Clone } from './clone.ts'
import { commonMachine } from './machine.ts'
import type { Trial } from './trial.ts'

const sentence = 'The packages could not be installed: the disk is full.'

/** A disk of a few megabytes, which only root can make. */
class SmallDisk implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'foyer-disk-'))

  constructor(megabytes: number) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.path], { stdio: 'pipe' })
  }

  enlarge(megabytes: number): void {
    execFileSync('mount', ['-o', `remount,size=${megabytes}m`, this.path])
  }

  [Symbol.dispose](): void {
    execFileSync('umount', ['-l', this.path])
    rmdirSync(this.path)
  }
}

/** Full while our Node and npm are fetched, and full while they install the rest. */
const rooms = [100, 500]

export const fullDisk: readonly Trial[] = rooms.map((megabytes) => ({
  name: `a disk with ${megabytes} MB left`,
  async run(say) {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return { skipped: 'only root on Linux can mount one' }
    const machine = commonMachine()
    using disk = new SmallDisk(megabytes)
    using clone = new Clone(disk.path)
    say('npm run spec')
    const full = await machine.npm(clone.path, ['run', 'spec']).ended
    if (full.code === 0 || !full.said.includes(sentence)) throw new Error(`It does not say "${sentence}"\n${full.said}`)
    say('npm run spec with more room')
    disk.enlarge(4000)
    const again = await machine.npm(clone.path, ['run', 'spec']).ended
    if (again.code !== 0) throw new Error(`With room it fails too.\n${again.said}`)
    return 'said, and with room it goes on'
  },
}))
