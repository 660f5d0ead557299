import type { StaffPageFacts } from '@foyer/contract/staff/page.ts'

/** Our own server wrote this block into our own page, so it is trusted without parsing. */
export function readPageFacts(): StaffPageFacts {
  const block = document.getElementById('facts')
  if (!block?.textContent) throw new Error('The page holds no facts.')
  return JSON.parse(block.textContent)
}
