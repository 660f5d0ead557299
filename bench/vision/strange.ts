import { readMrz } from '@foyer/domain/document/read-mrz.ts'
import { recogniserHere } from '@foyer/vision/node/weights.ts'
import { efforts, readPicture } from '@foyer/vision/read-picture.ts'
import { chance } from '@foyer/vision/testing/chance.ts'
import { aNegative } from '@foyer/vision/testing/negatives.ts'
import { strangeText } from '@foyer/vision/testing/strange-text.ts'

/** How many texts made the reading of text throw, and the longest that one took of the processor. */
export function strangeTexts(count: number): { thrown: number; longestMs: number } {
  const own = chance(1)
  let [thrown, longestMs] = [0, 0]
  for (let at = 0; at < count; at++) {
    const text = strangeText(own)
    const start = process.threadCpuUsage()
    try {
      readMrz(text, '2026-11-16')
    } catch {
      thrown++
    }
    const { user, system } = process.threadCpuUsage(start)
    longestMs = Math.max(longestMs, (user + system) / 1000)
  }
  return { thrown, longestMs }
}

/** In how many pictures without a document one was read. */
export function falseReads(count: number): number {
  let found = 0
  for (let at = 0; at < count; at++) {
    if (readPicture(aNegative(at, chance(10_000 + at)), recogniserHere(), efforts.frame)?.valid) found++
  }
  return found
}
