import { parseArgs } from 'node:util'
import { table } from '@foyer/tools/trials/table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { formats, isValid } from '@foyer/vision/text/formats.ts'
import { inBrowser } from './browser.ts'
import { copies } from './copies.ts'
import { type Counted, look, nothing } from './counted.ts'
import { unlike } from './others.ts'
import { percentiles } from './percentiles.ts'
import { drawnPictures, type Picture, picturesIn } from './pictures.ts'
import { falseReads, strangeTexts } from './strange.ts'
import { hasTesseract, tesseract } from './tesseract.ts'

/**
 * Reads machine-readable zones from pictures: those of a folder with --images, otherwise generated
 * ones; with --browser it measures Chromium, with --others documents unlike those that the reader
 * was built with.
 */
export const vision: Trial = {
  async run(say) {
    const { values } = parseArgs({
      options: { images: { type: 'string' }, browser: { type: 'boolean' }, others: { type: 'boolean' } },
      strict: false,
    })
    if (values.browser) return inBrowser(say)
    if (values.others) return unlike(say)
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

/** Texts and pictures without a document: nothing throws, takes long, or is read. */
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
