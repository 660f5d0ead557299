import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { collectDynamicImports, collectImports, type Manifest } from './chunks.ts'

const app = join(import.meta.dirname, '../../apps/guest')

interface ScreenSize {
  readonly screen: string
  /** Gzipped script that this screen adds to the first one. */
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
  /** The entry and the language screen with all their imports. */
  readonly firstScript: number
  readonly firstCss: number
  /** Script that had been fetched when the first tap worked. */
  readonly fetchedScript: number
  readonly fetchedFiles: number
  readonly screens: readonly ScreenSize[]
  readonly parts: readonly { readonly name: string; readonly script: number }[]
}

const firstScreenName = 'select-language'

/** Sizes of the built guest app, given the scripts that a browser fetched for the first screen. */
export function measureSizes(fetched: readonly string[]): Sizes {
  const manifest: Manifest = JSON.parse(readFileSync(join(app, 'dist/.vite/manifest.json'), 'utf8'))
  const screens = parseScreens(readFileSync(join(app, 'src/app/routes.ts'), 'utf8'))
  const screenKeys = new Set(screens.map(({ key }) => key))
  const firstKey = screens.find(({ screen }) => screen === firstScreenName)?.key
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The build has no entry.')

  // If the language screen is not a separate chunk, it is part of the entry.
  const first = collectImports(manifest, firstKey ? [entry, firstKey] : [entry])
  const script = (keys: Iterable<string>) => sum([...keys].map((key) => measureGzipped(manifest[key]?.file ?? '')))
  const isElsewhere = (key: string) => screenKeys.has(key) || /\/(?:pictures|wordings)\//.test(key)
  const added = (keys: ReadonlySet<string>) => script(keys.difference(first))
  const partKeys = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []))]
  return {
    firstScript: script(first),
    // All styles are in one file.
    firstCss: measureGzipped(manifest['style.css']?.file ?? ''),
    fetchedScript: sum(fetched.map((path) => measureGzipped(path.replace(/^\//, '')))),
    fetchedFiles: fetched.length,
    screens: screens
      .filter(({ key }) => key !== firstKey)
      .map(({ screen, key }) => {
        const needed = collectImports(manifest, [key])
        const files = needed.difference(first).size
        return {
          screen,
          script: added(needed),
          files,
          later: added(collectDynamicImports(manifest, needed, isElsewhere)),
        }
      }),
    parts: partKeys
      .filter((key) => !screenKeys.has(key))
      .map((key) => ({ name: toName(key), script: added(collectImports(manifest, [key])) }))
      .toSorted((a, b) => b.script - a.script),
  }
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
