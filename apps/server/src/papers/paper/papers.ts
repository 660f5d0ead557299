import { Problem } from '@foyer/domain/problem/problem.ts'
import { WorkThread } from '@foyer/vision/node/work-thread.ts'
import type { SheetOptions, Step } from './drawing.ts'
import type { SlipLine, SlipPage } from './slip.ts'

export type Paper =
  | { readonly kind: 'sheet'; readonly parts: SheetOptions; readonly steps: readonly Step[] }
  | { readonly kind: 'slip'; readonly page: SlipPage; readonly lines: readonly SlipLine[] }

/** A day's cards of a whole hotel have more pages. */
const FEW_PAGES = 6

const thread = new URL('./paper-thread.ts', import.meta.url)

const createThread = (settings: ConstructorParameters<typeof WorkThread>[1]) =>
  // A string result is the reason for a failure.
  new WorkThread<Paper, Uint8Array | string>(thread, settings)

/**
 * Separate queues, so that a kiosk's guest doesn't wait for bills, nor a single paper for a day's
 * cards.
 */
const threads = {
  slip: createThread({ maxWaiting: 20, timeoutMs: 60_000 }),
  sheet: createThread({ maxWaiting: 40, timeoutMs: 60_000 }),
  many: createThread({ maxWaiting: 10, timeoutMs: 120_000 }),
}

/**
 * Draws a PDF outside the event loop, because a bill alone takes an eighth of a second of CPU time.
 */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const content = await threads[isLong(paper) ? 'many' : paper.kind].ask(paper).catch((error: Error) => {
    throw new Problem('unavailable', `a paper was not drawn: ${error.message}`)
  })
  if (typeof content === 'string') throw new Error(`A ${paper.kind} could not be drawn: ${content}`)
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

function isLong(paper: Paper): boolean {
  return paper.kind === 'sheet' && paper.steps.filter(([name]) => name === 'page').length > FEW_PAGES
}
