import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { watchTexts } from './watch-texts.ts'

async function listUnfilled(first: React.ReactNode, then: React.ReactNode): Promise<string[]> {
  const found: string[] = []
  const stop = watchTexts((text) => found.push(text))
  render(first).rerender(then)
  await Promise.resolve()
  stop()
  return found
}

it('finds texts that were not filled in, in the page and in what is read aloud, added or changed', async () => {
  expect(await listUnfilled(<p>Hello {'{name}'}</p>, <p>Bye undefined</p>)).toContain('Bye undefined')
  expect(
    await listUnfilled(<button type="button" aria-label="Room 1" />, <button type="button" aria-label="Room NaN" />),
  ).toContain('Room NaN')
  expect(await listUnfilled(<b />, <img alt="[object Object]" />)).toContain('[object Object]')
})

it('accepts other texts', async () => {
  expect(await listUnfilled(<p>{'Nanna { 1 }'}</p>, <p title="undefinedness">Room 12</p>)).toEqual([])
})
