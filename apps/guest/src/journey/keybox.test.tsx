import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FinishScreen } from '../screens/finish/finish-screen.tsx'
import { SummaryScreen } from '../screens/summary/summary-screen.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { useJourney } from './journey-context.tsx'

const keybox = () => screen.queryByRole('img', { name: 'QR code that opens the key box' })

function Thanks() {
  const { place } = useJourney()
  return place.screen === 'finish' && <FinishScreen />
}

it.each(['/qr/9', 'data:image/png;base64,iVBORw0KGgo='])(
  'API-49.i the thanks screen shows what opens the key box, from the answer to the arrival: %s',
  async (uri) => {
    const nothing = { minor: 0, currency: 'EUR' }
    let state: 'expected' | 'inHouse' = 'expected'
    const { user } = await renderScreen({
      Screen: SummaryScreen,
      Beside: Thanks,
      path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
      config: {
        screens: [
          { name: 'PaymentResume', order: 10 },
          { name: 'ThanksScreen', order: 20 },
        ],
      },
      answers: {
        visitReservations: () => ({
          reservations: [buildReservation({ state, guests: [buildGuest({ signatureState: 'uploaded' })] })],
        }),
        fetchSummary: () => ({ currency: 'EUR', total: nothing, paid: nothing, pending: nothing, lines: [] }),
        confirmArrival: () => {
          state = 'inHouse'
          return { keyboxQrUri: uri }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: /check in/i }))
    await waitFor(() => expect(keybox()?.getAttribute('src')).toBe(uri))
  },
)
