import { readMrz } from '@foyer/domain/document/read-mrz.ts'
import { recogniserHere } from '@foyer/vision/node/weights.ts'
import { efforts, readPicture } from '@foyer/vision/read-picture.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { aNegative } from '@foyer/vision/testing/negatives.ts'
import { strangeText } from '@foyer/vision/testing/strange-text.ts'

/**
 * A text that took longer is measured again on its own, so that other work of the process does not
 * count.
 */
const AGAIN_MS = 5
const TIMES = 5

/** How many texts made the parser throw, and the longest CPU time of one. */
export function strangeTexts(count: number): { thrown: number; longestMs: number } {
  const own = chance(1)
  let [thrown, longestMs] = [0, 0]
  for (let at = 0; at < count; at++) {
    const text = strangeText(own)
    let ms = workedMs(text, () => thrown++)
    for (let time = 0; ms > AGAIN_MS && time < TIMES; time++) ms = Math.min(ms, workedMs(text))
    longestMs = Math.max(longestMs, ms)
  }
  return { thrown, longestMs }
}

function workedMs(text: string, onThrown?: () => void): number {
  const start = process.threadCpuUsage()
  try {
    readMrz(text, '2026-11-16')
  } catch {
    onThrown?.()
  }
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** Number of pictures without a document in which one was read. */
export function falseReads(count: number): number {
  let found = 0
  for (let at = 0; at < count; at++) {
    const frame = aNegative(at, chance(10_000 + at))
    const looks = [1, 3].map((number) => readPicture(frame, recogniserHere(), efforts.frame, { number }))
    if (looks.some((zone) => zone?.valid)) found++
  }
  return found
}
