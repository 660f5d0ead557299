import type { Page } from '@playwright/test'

/** Which of the words are anywhere in the page's memory, after everything unused was let go. */
export async function wordsInMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: false })
  await session.detach()
  const strings: string[] = JSON.parse(chunks.join('')).strings
  return words.filter((word) => strings.some((string) => string.includes(word)))
}
