import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartedProcess } from '../../anywhere/started-process.ts'

export const root = join(import.meta.dirname, '../../..')
const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const { nodePackage } = createRequire(import.meta.url)('../pinned.cjs') as { nodePackage: { name: string } }

/** The local package with our Node. */
const nodeFolder = join(root, 'node_modules', nodePackage.name)

/** A script that reports how it was started. */
const reportScript = `
process.on('SIGTERM', () => process.exit(7))
const [word, code] = process.argv.slice(2)
console.log(\`told by \${process.version}: \${process.argv.slice(2).join(' ')}\`)
const words = {
  exit: () => process.exit(Number(code)),
  wait: () => setInterval(() => {}, 1000),
  answer: () => process.once('message', (message) => process.send({ answer: message })),
}
words[word]?.()
`

/** The starter, and a package.json that requires only our Node, in its own folder. */
export class SmallTree implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'foyer-small-'))
  readonly #started: StartedProcess[] = []

  constructor() {
    for (const part of ['tools/run.cjs', 'tools/run'])
      cpSync(join(root, part), join(this.path, part), { recursive: true })
    const { optionalDependencies, packageManager } = ours
    const scripts = { tell: 'node tools/run.cjs tell.ts' }
    this.write('package.json', { name: 'small', type: 'module', scripts, optionalDependencies, packageManager })
    const place = `node_modules/${nodePackage.name}`
    const packages = { '': { name: 'small', optionalDependencies }, [place]: lock.packages[place] }
    this.write('package-lock.json', { name: 'small', lockfileVersion: 3, packages })
    this.write('tell.ts', reportScript)
  }

  write(file: string, content: string | object): void {
    mkdirSync(dirname(join(this.path, file)), { recursive: true })
    writeFileSync(join(this.path, file), typeof content === 'string' ? content : JSON.stringify(content))
  }

  read(file: string): string {
    return existsSync(join(this.path, file)) ? readFileSync(join(this.path, file), 'utf8') : ''
  }

  has(file: string): boolean {
    return existsSync(join(this.path, file))
  }

  /** As an npm before 11.6.4 leaves it: the package is there, and `.bin/node` is not. */
  install(): void {
    mkdirSync(join(this.path, 'node_modules'))
    symlinkSync(nodeFolder, join(this.path, 'node_modules', nodePackage.name), 'junction')
    cpSync(join(this.path, 'package-lock.json'), join(this.path, 'node_modules/.package-lock.json'))
  }

  /** Runs the starter with a stand-in for npm, in its own process group as under a terminal. */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}): StartedProcess {
    return this.run(process.execPath, ['tools/run.cjs', 'tell.ts', ...args], {
      STAND_IN_TREE: this.path,
      STAND_IN_NODE: nodeFolder,
      npm_execpath: join(import.meta.dirname, 'stand-in-npm-cli.cjs'),
      npm_node_execpath: process.execPath,
      ...env,
    })
  }

  run(program: string, args: readonly string[], env: Readonly<Record<string, string>>): StartedProcess {
    const started = new StartedProcess(program, args, { cwd: this.path, env: { ...process.env, ...env }, ipc: true })
    this.#started.push(started)
    return started
  }

  [Symbol.dispose](): void {
    for (const started of this.#started) started.stop()
    rmSync(this.path, { recursive: true, force: true, maxRetries: 5 })
  }
}
