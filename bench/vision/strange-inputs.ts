import { parseMrz } from '@foyer/domain/document/parse-mrz.ts'
import { getRecogniser } from '@foyer/vision/node/weights.ts'
import { efforts, readPicture } from '@foyer/vision/read-picture.ts'
import { drawNegative } from '@foyer/vision/testing/negatives.ts'
import { createRandom } from '@foyer/vision/testing/seeded-random.ts'
import { createStrangeText } from '@foyer/vision/testing/strange-text.ts'

/**
 * A text that took longer is measured again on its own, so that other work of the process does not
 * count.
 */
const RETRY_ABOVE_MS = 5
const RETRIES = 5

/** How many texts made the parser throw, and the longest CPU time of one. */
export function measureStrangeTexts(count: number): { thrown: number; longestMs: number } {
  const own = createRandom(1)
  let [thrown, longestMs] = [0, 0]
  for (let at = 0; at < count; at++) {
    const text = createStrangeText(own)
    let ms = measureCpuMs(text, () => thrown++)
    for (let time = 0; ms > RETRY_ABOVE_MS && time < RETRIES; time++) ms = Math.min(ms, measureCpuMs(text))
    longestMs = Math.max(longestMs, ms)
  }
  return { thrown, longestMs }
}

function measureCpuMs(text: string, onThrown?: () => void): number {
  const start = process.threadCpuUsage()
  try {
    parseMrz(text, '2026-11-16')
  } catch {
    onThrown?.()
  }
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** Number of pictures without a document in which one was read. */
export function countFalseReads(count: number): number {
  let found = 0
  for (let at = 0; at < count; at++) {
    const frame = drawNegative(at, createRandom(10_000 + at))
    const looks = [1, 3].map((number) => readPicture(frame, getRecogniser(), efforts.frame, { number }))
    if (looks.some((zone) => zone?.valid)) found++
  }
  return found
}
