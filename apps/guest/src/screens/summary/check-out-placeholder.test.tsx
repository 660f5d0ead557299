import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })

it('G37 the check-out shows that it adds up the bill while its screen loads, without the steps of a check-in', async () => {
  const seen = new Set<string>()
  const look = () => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '')
    if (screen.queryAllByText(/Step \d of \d/).length > 0) seen.add('steps')
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  await renderScreen({
    Screen: SummaryScreen,
    path: '/check-in-summary/FOY1001/-/-/checkout/204/Ana/Soler',
    config: { flags: { checkout_enabled: true } },
    reservations: [buildReservation({ state: 'inHouse', guests: [buildGuest()] })],
    answers: {
      fetchSummary: () => ({ currency: 'EUR', total: euros(0), paid: euros(0), pending: euros(0), lines: [] }),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Everything is paid' })
  expect([...seen]).toEqual(['Adding up your bill', 'Everything is paid'])
})
