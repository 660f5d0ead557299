import { expect, it } from 'vitest'
import { signatures } from '../../demo/signatures.ts'
import { Sheet } from './sheet.ts'

function buildSheet(pages: number): Sheet {
  const sheet = new Sheet({ title: 'A paper', language: 'en', author: 'Foyer Palace', now: new Date(0) })
  for (let page = 1; page <= pages; page += 1) {
    sheet.page(`Page ${page}`)
    sheet.heading({ hotel: 'A paper' }, ['Foyer Palace'])
    sheet.amounts(Array.from({ length: 30 }, (_, at) => ({ name: `Night ${at}`, amount: '€120.00' })))
    sheet.signatures([{ title: 'Ana García', image: signatures.looped, caption: 'Signed' }])
  }
  return sheet
}

it('R3 draws a paper in a separate thread without blocking the event loop', async () => {
  // The first one starts the thread.
  await buildSheet(1).finish()
  let turns = 0
  let drawn = false
  const turn = (): void => {
    turns += 1
    if (!drawn) setImmediate(turn)
  }
  turn()
  const paper = await buildSheet(6).finish()
  drawn = true
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  // In this thread, drawing would finish within a few turns.
  expect(turns).toBeGreaterThan(100)
})

it('a short paper does not wait for a long one', async () => {
  const order: string[] = []
  const long = buildSheet(25)
    .finish()
    .then(() => order.push('long'))
  await buildSheet(1)
    .finish()
    .then(() => order.push('short'))
  await long
  expect(order).toEqual(['short', 'long'])
})

it('a failed drawing gives the reason', async () => {
  const sheet = buildSheet(1)
  // @ts-expect-error: no rows at all
  sheet.amounts(undefined)
  await expect(sheet.finish()).rejects.toThrow(/A sheet could not be drawn: TypeError/)
})
