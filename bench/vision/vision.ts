import { parseArgs } from 'node:util'
import { recogniserHere } from '@foyer/vision/node/weights.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { readPicture, type Zone } from '@foyer/vision/read-picture.ts'
import { isMarked } from '@foyer/vision/reading.ts'
import { formats, isValid } from '@foyer/vision/text/formats.ts'
import type { Bench } from '../bench.ts'
import { table } from '../table.ts'
import { inBrowser } from './browser.ts'
import { copies } from './copies.ts'
import { percentiles } from './percentiles.ts'
import { drawnPictures, type Picture, picturesIn } from './pictures.ts'
import { falseReads, strangeTexts } from './strange.ts'
import { hasTesseract, tesseract } from './tesseract.ts'

interface Counted {
  valid: number
  exact: number
  wrong: number
  silent: number
  readonly times: number[]
  /** Of the processor, where it can be told. */
  readonly worked: number[]
}

const nothing = (): Counted => ({ valid: 0, exact: 0, wrong: 0, silent: 0, times: [], worked: [] })

/**
 * Machine-readable zones out of pictures: those of a folder with --images, else some that are drawn here; with --browser how
 * long Chromium takes for them.
 */
export const vision: Bench = {
  async run(say) {
    const { values } = parseArgs({
      options: { images: { type: 'string' }, browser: { type: 'boolean' } },
      strict: false,
    })
    if (values.browser) return inBrowser(say)
    const folder = typeof values.images === 'string' ? values.images : undefined
    const pictures = folder ? await picturesIn(folder) : drawnPictures(28)
    const possible = pictures.filter(({ truth }) => formats.some((format) => isValid(format, truth))).length
    const others = (await hasTesseract()) ? { tesseract: nothing() } : undefined
    const own: Record<string, Counted> = {}
    const missed: string[] = []
    for (const [name, copy] of Object.entries(copies)) {
      say(name)
      const counted = nothing()
      own[name] = counted
      for (const one of pictures) {
        const picture = await copy(one.picture)
        const line = look(picture, one, counted)
        if (line && name === 'as it is') missed.push(line)
        if (others && name === 'as it is') await lookBeside(picture, one, others.tesseract)
      }
    }
    const whole = own['as it is'] ?? nothing()
    const strange = folder ? undefined : lookAtStrange(say)
    const rows = [...Object.entries(own), ...Object.entries(others ?? {})].map(([name, counted]) => [
      name,
      ...[counted.valid, counted.exact, counted.wrong, counted.silent].map(String),
      ...Object.values(percentiles(counted.times)),
      counted.worked.length > 0 ? percentiles(counted.worked).median : '',
    ])
    const head = [
      `of ${pictures.length} (${possible} can be valid)`,
      'valid',
      'exact',
      'wrong',
      'silent',
      'median ms',
      'p95 ms',
      'processor ms',
    ]
    return {
      lines: [...missed, ...table([head, ...rows]), ...(strange?.lines ?? [])],
      figures: `${whole.valid} valid, ${whole.exact} exact, ${whole.silent} silently wrong of ${pictures.length}, median ${percentiles(whole.times).median} ms`,
      broken: strange?.broken ?? [],
      results: { pictures: pictures.length, possible, own, ...others, ...strange?.results },
    }
  },
}

const TEXTS = 1_000_000
const NEGATIVES = 200
const LONGEST_MS = 5

/** Texts and pictures that hold no document: nothing is thrown, nothing takes long, nothing is read. */
function lookAtStrange(say: (line: string) => void) {
  say('strange texts')
  const texts = strangeTexts(TEXTS)
  say('pictures without a document')
  const found = falseReads(NEGATIVES)
  const lines = [
    `${TEXTS} strange texts: ${texts.thrown} thrown, the longest took ${texts.longestMs.toFixed(1)} ms`,
    `${NEGATIVES} pictures without a document: ${found} read as one`,
  ]
  const broken = [
    ...(texts.thrown > 0 ? ['A strange text made the reading of text throw.'] : []),
    ...(texts.longestMs > LONGEST_MS ? [`A strange text took longer than ${LONGEST_MS} ms.`] : []),
    ...(found > 0 ? ['A document was read where there was none.'] : []),
  ]
  return { lines, broken, results: { texts, falseReads: found } }
}

function look(picture: Grey, { name, truth }: Picture, counted: Counted): string | undefined {
  const [start, before] = [performance.now(), process.threadCpuUsage()]
  const zone = readPicture(picture, recogniserHere())
  counted.times.push(performance.now() - start)
  const { user, system } = process.threadCpuUsage(before)
  counted.worked.push((user + system) / 1000)
  const isExact = zone !== undefined && zone.lines.join() === truth.join()
  if (zone?.valid) counted.valid++
  if (isExact) counted.exact++
  if (zone?.valid && !isExact) counted.wrong++
  if (zone?.valid && !isExact && !isToldOf(zone, truth)) counted.silent++
  return isExact
    ? undefined
    : `${name}: ${zone ? `${zone.valid ? 'valid' : 'not valid'} ${zone.lines.join(' / ')}` : 'nothing found'}`
}

/** Whether each wrong character stands in a field that is marked to be looked at. */
function isToldOf(zone: Zone, truth: readonly string[]): boolean {
  return zone.lines.every((line, row) =>
    [...line].every((char, at) => char === truth[row]?.[at] || isMarked(zone, row, at)),
  )
}

async function lookBeside(picture: Grey, { truth }: Picture, counted: Counted): Promise<void> {
  const start = performance.now()
  const { lines, valid } = await tesseract(picture)
  counted.times.push(performance.now() - start)
  const isExact = lines.join() === truth.join()
  if (valid) counted.valid++
  if (isExact) counted.exact++
  if (valid && !isExact) counted.wrong++
  if (valid && !isExact) counted.silent++
}
