import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CheckInScreen } from './check-in-screen.tsx'

it.each([
  ['kiosk', ['surname']],
  ['tablet', ['surname']],
  ['own', ['voucher', 'surname']],
  ['prechk', ['voucher', 'surname']],
  ['frontapp', ['voucher', 'surname']],
])('SEARCH-03.a with only-surname search %s first requests %j', async (appKey, names) => {
  const flags = { only_surname_search: true }
  await renderScreen({ Screen: CheckInScreen, path: '/check-in', appKey, config: { flags } })
  const boxes = await screen.findAllByRole<HTMLInputElement>('textbox')
  expect(boxes.map(({ name }) => name)).toEqual(names)
})
