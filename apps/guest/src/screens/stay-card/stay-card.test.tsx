import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StayCardScreen } from './stay-card-screen.tsx'

const card = buildReservation({ state: 'inHouse', room: { ...buildReservation().room, keyCode: '482916' } })
const here = { Screen: StayCardScreen, path: '/stay-card/token-of-the-kiosk', reservations: [] }

it('G6 opens the scanned link as the stay card, and does not leave the link in the history', async () => {
  const openStayCard = () => ({ reservations: [card] })
  const { path, askedOf } = await renderScreen({ ...here, answers: { openStayCard } })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001?from=stay-card'))
  expect(askedOf('openStayCard')[0]?.body).toEqual({ link: 'token-of-the-kiosk' })
})

it('G6 reports a link that was opened elsewhere, and leads to the search', async () => {
  const openStayCard = () => {
    throw new Problem('linkEnded')
  }
  const { user, path } = await renderScreen({ ...here, answers: { openStayCard } })
  expect(await screen.findByRole('heading', { level: 1, name: 'This code has already been used' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  expect(path()).toBe('/check-in')
})
