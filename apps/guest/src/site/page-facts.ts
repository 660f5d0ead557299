import type { PageFacts } from '@foyer/contract/page.ts'

/** Our own server wrote this block into our own page, so it is trusted. */
export function readPageFacts(): PageFacts {
  const block = document.getElementById('facts')
  if (!block?.textContent) throw new Error('The page holds no facts.')
  return JSON.parse(block.textContent)
}
