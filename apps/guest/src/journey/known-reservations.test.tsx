import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useKnownReservations } from './known-reservations.ts'
import { useReservations } from './use-reservations.ts'

it('reading known reservations doesn’t keep the page from fetching again', async () => {
  let ask: (() => Promise<unknown>) | undefined
  let adults = 1
  function Asks() {
    const { reservations, refresh, problem } = useReservations()
    ask = refresh
    return <p>{problem ? problem.code : `asked: ${reservations?.[0]?.adults ?? '-'}`}</p>
  }
  function Looks() {
    return <p>{`known: ${useKnownReservations()[0]?.adults ?? '-'}`}</p>
  }
  await renderScreen({
    Screen: Asks,
    Beside: Looks,
    path: '/your-booking',
    answers: { visitReservations: () => ({ reservations: [buildReservation({ adults })] }) },
  })
  await screen.findByText('asked: 1')
  adults = 2
  await act(async () => ask?.())
  expect([await screen.findByText('asked: 2'), await screen.findByText('known: 2')]).toHaveLength(2)
})
