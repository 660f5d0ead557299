import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listSourceFiles } from './list-source-files.ts'

const root = join(import.meta.dirname, '..')
const scratch = join(root, 'node_modules/.foyer')
const bundle = join(import.meta.dirname, 'bundle-app.ts')

/** The browser applications. */
const apps = ['guest', 'staff'] as const
type App = (typeof apps)[number]

/** Builds each app if any of its inputs changed since the last build. */
export async function buildApps(): Promise<void> {
  for (const app of apps) await buildApp(app)
}

async function buildApp(app: App): Promise<void> {
  const dist = join(root, 'apps', app, 'dist')
  const inputs = fingerprint(app)
  if (isBuiltFrom(dist, inputs)) return
  const outDir = join(scratch, `${app}-${process.pid}`)
  try {
    // In a separate process, because a bundler's memory is not returned and the caller lives as
    // long as the server.
    await promisify(execFile)(process.execPath, [bundle, join(root, 'apps', app), outDir], { cwd: root })
    writeFileSync(join(outDir, stamp), inputs)
    replaceFolder(outDir, dist)
  } catch (error) {
    throw error instanceof Error && 'stderr' in error ? new Error(String(error.stderr).trim(), { cause: error }) : error
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Inside the build's own folder, so that concurrent builds cannot mix their stamps and files. */
const stamp = '.vite/inputs'

const isBuiltFrom = (dist: string, inputs: string): boolean =>
  existsSync(join(dist, 'index.html')) &&
  existsSync(join(dist, stamp)) &&
  readFileSync(join(dist, stamp), 'utf8') === inputs

/** Renames the whole folder, because a server or another build may be using it. */
function replaceFolder(outDir: string, dist: string): void {
  const old = `${outDir}-old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(outDir, dist)
  rmSync(old, { recursive: true, force: true })
}

/**
 * By content: a checkout changes a file's date without changing it, and a copy may preserve the
 * date.
 */
function fingerprint(app: App): string {
  mkdirSync(scratch, { recursive: true })
  const isShipped = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file)
  const files = [`apps/${app}`, 'packages'].flatMap((folder) => listSourceFiles(root, folder)).filter(isShipped)
  const hash = createHash('sha256').update(`${process.version} ${process.env['NODE_ENV']}\n`)
  for (const file of [
    ...files,
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tools/build-apps.ts',
    'tools/bundle-app.ts',
    'tools/compress-assets.ts',
    'tools/narrow-fonts.ts',
  ]) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

if (import.meta.main) await buildApps()
