import { parentPort } from 'node:worker_threads'
import type { ThreadRequest, ThreadResponse } from '@foyer/vision/node/work-thread.ts'
import { type Density, DrawnSheet } from './drawn-sheet.ts'
import type { Paper } from './papers.ts'
import { renderSlip } from './render-slip.ts'

parentPort?.on('message', async ({ id, question }: ThreadRequest<Paper>) => {
  const answer = await render(question).catch(String)
  parentPort?.postMessage({ id, answer } satisfies ThreadResponse<Uint8Array | string>)
})

async function render(paper: Paper): Promise<Uint8Array> {
  if (paper.kind === 'slip') return renderSlip(paper.lines, paper.page)
  const sheet = replaySteps(paper, 'usual')
  return (paper.parts.fits && sheet.hasSpilled ? replaySteps(paper, 'close') : sheet).finish()
}

function replaySteps({ parts, steps }: Extract<Paper, { kind: 'sheet' }>, density: Density): DrawnSheet {
  const sheet = new DrawnSheet(parts, density)
  for (const [name, told] of steps) Reflect.apply(sheet[name], sheet, told)
  return sheet
}
