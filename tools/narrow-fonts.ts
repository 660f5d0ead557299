import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { displayFaces } from '@foyer/domain/config/theme.ts'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

type VariationAxes = subsetFont.VariationAxes

const cache = join(import.meta.dirname, '../node_modules/.foyer/fonts')
const require = createRequire(import.meta.url)

interface NarrowFont {
  /** The weights that pages use unless a hotel sets others. */
  readonly weights: readonly [number, number]
  /** Axes that no page varies. */
  readonly fixed?: VariationAxes
}

const display = (face: keyof typeof displayFaces, fixed: VariationAxes = {}): NarrowFont => {
  const { weight } = displayFaces[face]
  return { weights: [weight, weight], fixed }
}

const fonts: Readonly<Record<string, NarrowFont>> = {
  fraunces: display('fraunces'),
  'eb-garamond': display('eb-garamond'),
  quicksand: display('quicksand'),
  archivo: display('archivo-condensed', { wdth: 75 }),
  // The text of every page, from plain to bold.
  'hanken-grotesk': { weights: [400, 700] },
}

const FACE = /@font-face\s*\{[^}]*\}/g
const SOURCE = /url\("(@fontsource-variable\/([a-z-]+)\/files\/[^"]+)"\)/
const WEIGHTS = /font-weight: (\d+) (\d+);/

/**
 * Serves each font with the weights that pages use, at half the size. The file with all weights
 * stays for a hotel that sets another one; a browser fetches only what it shows.
 */
export function narrowFonts(): Plugin {
  return {
    name: 'narrow-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (basename(id) === 'fonts.css') return narrowFaces(code, dirname(id))
    },
  }
}

/** The same style with narrow fonts, whose addresses are relative to the folder. */
export async function narrowFaces(style: string, folder: string): Promise<string> {
  let narrowed = style
  for (const [face] of style.matchAll(FACE)) {
    const [, source = '', name = ''] = SOURCE.exec(face) ?? []
    const font = fonts[name]
    if (font) narrowed = narrowed.replace(face, await splitByWeight(face, source, font, folder))
  }
  return narrowed
}

/** Faces of one font may not overlap, or a browser may choose either. */
async function splitByWeight(face: string, source: string, font: NarrowFont, folder: string): Promise<string> {
  const [, lowest, highest] = (WEIGHTS.exec(face) ?? []).map(Number)
  if (lowest === undefined || highest === undefined) throw new Error(`${source} has no range of weights.`)
  const [from, to] = font.weights
  const narrow = relative(folder, await narrowFont(require.resolve(source), font)).replaceAll('\\', '/')
  const withWeights = (a: number, b: number) => face.replace(WEIGHTS, `font-weight: ${a} ${b};`)
  return [
    withWeights(from, to).replace(source, narrow),
    ...(lowest < from ? [withWeights(lowest, from - 1)] : []),
    ...(highest > to ? [withWeights(to + 1, highest)] : []),
  ].join('\n')
}

/** Stored by content, because it takes seconds and a font changes only with its package. */
async function narrowFont(source: string, { weights: [min, max], fixed }: NarrowFont): Promise<string> {
  const content = readFileSync(source)
  const axes: VariationAxes = { ...fixed, wght: min === max ? min : { min, max } }
  const hash = createHash('sha256').update(content).update(JSON.stringify(axes)).digest('hex').slice(0, 16)
  const file = join(cache, hash, basename(source))
  try {
    readFileSync(file)
    return file
  } catch {
    const narrow = await subsetFont(content, undefined, {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      variationAxes: axes,
    })
    mkdirSync(dirname(file), { recursive: true })
    // Two builds may make it at once.
    writeFileSync(`${file}.${process.pid}`, narrow)
    renameSync(`${file}.${process.pid}`, file)
    return file
  }
}
