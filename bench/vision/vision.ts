import { parseArgs } from 'node:util'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import type { Grey } from '@foyer/vision/picture/grey.ts'
import { formats, isValid } from '@foyer/vision/text/formats.ts'
import { copies } from './copies.ts'
import { type Counted, countReading, createCounted } from './count-reading.ts'
import { formatPercentiles } from './format-percentiles.ts'
import { measureInBrowser } from './measure-in-browser.ts'
import { measureUnlike } from './measure-unlike.ts'
import { drawPictures, loadPictures, type Picture } from './pictures.ts'
import { hasTesseract, runTesseract } from './run-tesseract.ts'
import { countFalseReads, measureStrangeTexts } from './strange-inputs.ts'

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
    if (values.browser) return measureInBrowser(say)
    if (values.others) return measureUnlike(say)
    const folder = typeof values.images === 'string' ? values.images : undefined
    const pictures = folder ? await loadPictures(folder) : drawPictures(28)
    const possible = pictures.filter(({ truth }) => formats.some((format) => isValid(format, truth))).length
    const others = (await hasTesseract()) ? { tesseract: createCounted() } : undefined
    const own: Record<string, Counted> = {}
    const missed: string[] = []
    for (const [name, copy] of Object.entries(copies)) {
      say(name)
      const counted = createCounted()
      own[name] = counted
      for (const one of pictures) {
        const picture = await copy(one.picture)
        const line = countReading(picture, one, counted)
        if (line && name === 'as it is') missed.push(line)
        if (others && name === 'as it is') await countTesseract(picture, one, others.tesseract)
      }
    }
    const whole = own['as it is'] ?? createCounted()
    const strange = folder ? undefined : measureStrangeInputs(say)
    const rows = [...Object.entries(own), ...Object.entries(others ?? {})].map(([name, counted]) => [
      name,
      ...[counted.valid, counted.exact, counted.wrong, counted.silent].map(String),
      ...Object.values(formatPercentiles(counted.times)),
      counted.worked.length > 0 ? formatPercentiles(counted.worked).median : '',
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
      lines: [...missed, ...formatTable([head, ...rows]), ...(strange?.lines ?? [])],
      summary: `${whole.valid} valid, ${whole.exact} exact, ${whole.silent} silently wrong of ${pictures.length}, median ${formatPercentiles(whole.times).median} ms`,
      violations: strange?.broken ?? [],
      results: { pictures: pictures.length, possible, own, ...others, ...strange?.results },
    }
  },
}

const TEXTS = 1_000_000
const NEGATIVES = 200
const MAX_MS = 5

/** Texts and pictures without a document: nothing throws, takes long, or is read. */
function measureStrangeInputs(say: (line: string) => void) {
  say('strange texts')
  const texts = measureStrangeTexts(TEXTS)
  say('pictures without a document')
  const found = countFalseReads(NEGATIVES)
  const lines = [
    `${TEXTS} strange texts: ${texts.thrown} thrown, the longest took ${texts.longestMs.toFixed(1)} ms`,
    `${NEGATIVES} pictures without a document: ${found} read as one`,
  ]
  const broken = [
    ...(texts.thrown > 0 ? ['A strange text made the reading of text throw.'] : []),
    ...(texts.longestMs > MAX_MS ? [`A strange text took longer than ${MAX_MS} ms.`] : []),
    ...(found > 0 ? ['A document was read where there was none.'] : []),
  ]
  return { lines, broken, results: { texts, falseReads: found } }
}

async function countTesseract(picture: Grey, { truth }: Picture, counted: Counted): Promise<void> {
  const start = performance.now()
  const { lines, valid } = await runTesseract(picture)
  counted.times.push(performance.now() - start)
  const isExact = lines.join() === truth.join()
  if (valid) counted.valid++
  if (isExact) counted.exact++
  if (valid && !isExact) counted.wrong++
  if (valid && !isExact) counted.silent++
}
