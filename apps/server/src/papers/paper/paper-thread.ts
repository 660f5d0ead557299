import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from '@foyer/vision/node/work-thread.ts'
import { type Density, DrawnSheet } from './drawn-sheet.ts'
import { drawnSlip } from './drawn-slip.ts'
import type { Paper } from './papers.ts'

parentPort?.on('message', async ({ id, question }: Asked<Paper>) => {
  const answer = await drawn(question).catch(String)
  parentPort?.postMessage({ id, answer } satisfies Answered<Uint8Array | string>)
})

async function drawn(paper: Paper): Promise<Uint8Array> {
  if (paper.kind === 'slip') return drawnSlip(paper.lines, paper.page)
  const sheet = follow(paper, 'usual')
  return (paper.parts.fits && sheet.hasSpilled ? follow(paper, 'close') : sheet).finish()
}

function follow({ parts, steps }: Extract<Paper, { kind: 'sheet' }>, density: Density): DrawnSheet {
  const sheet = new DrawnSheet(parts, density)
  for (const [name, told] of steps) Reflect.apply(sheet[name], sheet, told)
  return sheet
}
