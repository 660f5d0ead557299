import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sources.ts'

const root = join(import.meta.dirname, '..')
const app = join(root, 'apps/guest')
const dist = join(app, 'dist')
const scratch = join(root, 'node_modules/.foyer')
const stamp = join(scratch, 'guest-build')

/** Builds the guest's app when something that goes into it changed since the last time. */
export async function buildGuest(): Promise<void> {
  const inputs = fingerprint()
  if (existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  const { build } = await import('vite')
  const outDir = join(scratch, `guest-${process.pid}`)
  try {
    await build({ root: app, logLevel: 'error', build: { outDir, emptyOutDir: true, reportCompressedSize: false } })
    putInPlace(outDir)
    writeFileSync(stamp, inputs)
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Renamed as a whole, because a server or another build may be at work on the same folder. */
function putInPlace(outDir: string): void {
  const old = join(scratch, `guest-${process.pid}-old`)
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(outDir, dist)
  rmSync(old, { recursive: true, force: true })
}

function fingerprint(): string {
  mkdirSync(scratch, { recursive: true })
  const shipped = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file)
  const files = ['apps/guest', 'packages'].flatMap((folder) => sourceFiles(root, folder)).filter(shipped)
  const hash = createHash('sha256')
  for (const file of [...files, 'package-lock.json', 'tsconfig.base.json']) {
    const { mtimeMs, size } = statSync(join(root, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildGuest()
