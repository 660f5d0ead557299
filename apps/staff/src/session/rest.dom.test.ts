import { expect, it } from 'vitest'
import { watchActivity } from './watch-activity.ts'

it('marks background requests as idle until the user touches the page again', () => {
  let now = 0
  const rest = watchActivity(() => now)
  expect(rest.headers()).toEqual({})
  now = 60_000
  expect(rest.headers()).toEqual({ background: '1' })
  dispatchEvent(new Event('pointerdown'))
  expect(rest.headers()).toEqual({})
  rest.stop()
  now = 120_000
  dispatchEvent(new Event('keydown'))
  expect(rest.headers()).toEqual({ background: '1' })
})
