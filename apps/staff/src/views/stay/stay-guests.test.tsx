import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { renderStay } from '../../testing/render-stay.tsx'

it.each([
  ['shows an expired document', true, 1],
  ['does not mention a valid document', undefined, 0],
] as const)('%s', async (_, documentExpired, times) => {
  const guests = buildStay().guests.map((guest) => ({ ...guest, documentExpires: '2026-09-01', documentExpired }))
  await renderStay(() => ({ guests }))
  await screen.findByText('signature missing')
  expect(screen.queryAllByText(/document expired .*2026/)).toHaveLength(times)
})

it('S16 shows a date of birth with its year, without the weekday', async () => {
  const guests = buildStay().guests.map((guest) => ({ ...guest, birthDate: '1988-03-12' }))
  await renderStay(() => ({ guests }))
  expect((await screen.findByText(/born/)).textContent).toContain('born 12 March 1988')
})
