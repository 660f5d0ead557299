import type { Page } from '@playwright/test'

/** Which of the words are anywhere in the page's memory, after a garbage collection. */
export async function findTextsInMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: false })
  await session.detach()
  const strings = parseStrings(chunks.join(''))
  return words.filter((word) => strings.some((string) => string.includes(word)))
}

const STRINGS = '"strings":'

/** The strings come last; the numbers before them make up most of a snapshot and are not needed. */
function parseStrings(snapshot: string): string[] {
  const at = snapshot.lastIndexOf(STRINGS)
  if (at < 0) throw new Error('The snapshot names no strings.')
  return JSON.parse(snapshot.slice(at + STRINGS.length, snapshot.lastIndexOf('}')))
}
