import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildApps } from './build-apps.ts'
import { pack, readVersion } from './release/pack.ts'
import { releases } from './release/releases.ts'
import { storeReleaseData } from './release/store-release-data.ts'

const root = join(import.meta.dirname, '..')

/**
 * `npm run release`: builds archives of the server and of the device hub for this platform, in
 * `results/release/` or the given folder, and stores the data of this version to commit.
 */
const [into = join(root, 'results/release')] = process.argv.slice(2)
await buildApps()
mkdirSync(into, { recursive: true })
for (const release of releases) {
  const folder = join(into, release.name)
  rmSync(folder, { recursive: true, force: true })
  pack(root, folder, release, process.execPath)
  const archive = join(into, `${release.name}-${readVersion(root)}-${process.platform}-${process.arch}.tar.gz`)
  execFileSync('tar', ['-czf', archive, '-C', into, '--owner=0', '--group=0', release.name])
  rmSync(folder, { recursive: true, force: true })
  console.log(`${archive}  ${(statSync(archive).size / 1024 ** 2).toFixed(1)} MB`)
}
const stored = storeReleaseData(root)
if (stored) console.log(`${stored}  commit this file with the release`)
