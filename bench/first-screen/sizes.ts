import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { collectDynamicImports, collectImports, type Manifest } from './chunks.ts'

const app = join(import.meta.dirname, '../../apps/guest')

interface ScreenSize {
  readonly screen: string
  /** Gzipped script that this screen adds to the first one and to what later screens share. */
  readonly script: number
  /** Number of files. */
  readonly files: number
  /**
   * What it may load later: keyboards, dialogs. Pictures and other languages are shared and not
   * counted.
   */
  readonly later: number
}

export interface Sizes {
  /** The entry with all its imports, its English texts and its picture. */
  readonly firstScript: number
  /** What most later screens need; loaded once, while a guest is at the first screen. */
  readonly sharedScript: number
  readonly firstCss: number
  /** Script that had been fetched when the first tap worked. */
  readonly fetchedScript: number
  readonly fetchedFiles: number
  readonly screens: readonly ScreenSize[]
  readonly parts: readonly { readonly name: string; readonly script: number }[]
}

/** Loaded by name while the first screen starts. */
const firstParts = ['src/wordings/first/en.json', 'src/pictures/lobby.tsx']

/** Sizes of the built guest app, given the scripts that a browser fetched for the first screen. */
export function measureSizes(fetched: readonly string[] = []): Sizes {
  const manifest: Manifest = JSON.parse(readFileSync(join(app, 'dist/.vite/manifest.json'), 'utf8'))
  const screens = parseScreens(readFileSync(join(app, 'src/app/routes.ts'), 'utf8'))
  const screenKeys = new Set(screens.map(({ key }) => key))
  const entry = Object.keys(manifest).find((key) => manifest[key]?.name === 'first-screen')
  if (!entry) throw new Error('The build has no first screen.')

  const first = collectImports(manifest, [entry, ...firstParts])
  const needs = new Map(screens.map(({ screen, key }) => [screen, collectImports(manifest, [key]).difference(first)]))
  const shared = findCommonChunks([...needs.values()])
  const script = (keys: Iterable<string>) => sum([...keys].map((key) => measureGzipped(manifest[key]?.file ?? '')))
  const isElsewhere = (key: string) => screenKeys.has(key) || /\/(?:pictures|wordings)\//.test(key)
  const added = (keys: ReadonlySet<string>) => script(keys.difference(first).difference(shared))
  const partKeys = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []))]
  return {
    firstScript: script(first),
    sharedScript: script(shared),
    // All styles are in one file.
    firstCss: measureGzipped(manifest['style.css']?.file ?? ''),
    fetchedScript: sum(fetched.map((path) => measureGzipped(path.replace(/^\//, '')))),
    fetchedFiles: fetched.length,
    screens: [...needs].map(([screen, needed]) => ({
      screen,
      script: added(needed),
      files: needed.difference(shared).size,
      later: added(collectDynamicImports(manifest, needed, isElsewhere)),
    })),
    parts: partKeys
      .filter((key) => !screenKeys.has(key))
      .map((key) => ({ name: toName(key), script: added(collectImports(manifest, [key])) }))
      .toSorted((a, b) => b.script - a.script),
  }
}

/** Chunks that most screens need. */
function findCommonChunks(needs: readonly ReadonlySet<string>[]): Set<string> {
  const all = needs.reduce<ReadonlySet<string>>((sum, one) => sum.union(one), new Set())
  return new Set([...all].filter((chunk) => needs.filter((one) => one.has(chunk)).length > needs.length / 2))
}

/** Reads the list of screens as text, because benchmarks must not import an app's internals. */
function parseScreens(routes: string): { screen: string; key: string }[] {
  const rows = routes.matchAll(/^\s*'?([a-z-]+)'?: screen\(\s*\(\) => import\('\.\.\/(screens\/[^']+)'\)/gm)
  return [...rows].map(([, screen = '', path = '']) => ({ screen, key: `src/${path}` }))
}

const toName = (key: string): string => key.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const known = new Map<string, number>()

function measureGzipped(file: string): number {
  const size = known.get(file) ?? gzipSync(readFileSync(join(app, 'dist', file)), { level: 9 }).length
  known.set(file, size)
  return size
}
