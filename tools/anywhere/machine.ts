import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { installNode, installNpm } from './install-from-registry.ts'
import { runAtExit } from './run-at-exit.ts'
import { StartedProcess } from './started-process.ts'

let cacheFolder: string | undefined

/** Temporary folder for the npms and Nodes under test. */
function getCacheFolder(): string {
  if (cacheFolder !== undefined) return cacheFolder
  const folder = mkdtempSync(join(tmpdir(), 'foyer-machines-'))
  runAtExit(() => rmSync(folder, { recursive: true, force: true }))
  cacheFolder = folder
  return folder
}

/** The environment without npm's variables and without the executables of our own packages. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const ofNpm = /^(?:npm_|INIT_CWD$|NODE$|NODE_COMPILE_CACHE$)/
  const chosen = /^npm_config_(?:registry|cache|cafile|userconfig|https?_proxy|proxy|noproxy)$/
  const kept = Object.entries(process.env).filter(([name]) => !ofNpm.test(name) || chosen.test(name))
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !/node_modules/.test(folder))
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) }
}

/** A user's machine: one Node and one npm. */
export class Machine {
  readonly name: string
  readonly #node: string
  readonly #npm: string

  constructor(node: string, npm: string) {
    this.name = `npm ${npm} on Node ${node}`
    this.#node = installNode(node, getCacheFolder())
    this.#npm = installNpm(npm, getCacheFolder())
  }

  /** Runs `npm …` in a folder. */
  npm(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): StartedProcess {
    const own = buildEnvironment()
    const path = [dirname(this.#node), own['PATH']].join(delimiter)
    return new StartedProcess(this.#node, [this.#npm, ...args], { cwd, env: { ...own, PATH: path, ...env } })
  }
}

/** The most common combination: this npm links no Node. */
export const createCommonMachine = (): Machine => new Machine('20.20.2', '10.8.2')

/** A script with little output whose success only proves that it ran. */
export const sampleScript = ['run', 'vitest', '--', '--version']
