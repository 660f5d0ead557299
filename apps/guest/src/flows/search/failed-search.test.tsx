import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { CheckInScreen } from '../../screens/check-in/check-in-screen.tsx'
import { ShowErrorScreen } from '../../screens/show-error/show-error-screen.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'

function ErrorBeside() {
  const { place } = useJourney()
  return place.screen === 'show-error' ? <ShowErrorScreen /> : null
}

/** A search at the kiosk with this answer, as a proxy in front of us might send it. */
async function renderAnswered(status: number, statusText: string, body: string) {
  const view = await renderScreen({
    Screen: CheckInScreen,
    Beside: ErrorBeside,
    path: '/check-in?voucher=FOY1001&surname=Soler',
    appKey: 'kiosk',
  })
  const answering = fetch
  vi.stubGlobal('fetch', (input: string, request: RequestInit) =>
    input === '/api/check-in/'
      ? Promise.resolve(new Response(body, { status, statusText }))
      : answering(input, request),
  )
  await view.user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(view.place()?.screen).toBe('show-error'))
  return view
}

it.each([
  ['our own error', '{"problem":"kioskNotConfigured"}'],
  ['another error', '{"problem":"mayNot","message_error":"no rights"}'],
  ['a proxy’s page', '<h1>Forbidden</h1>'],
  ['an empty answer', ''],
])('SEARCH-15.a SEARCH-15.b a search forbidden with %s means that the kiosk is not configured', async (_, body) => {
  const { place } = await renderAnswered(403, 'Forbidden', body)
  expect(place()?.params['error']).toBe('Pok no configurado')
  expect(await screen.findByText(/This kiosk isn’t set up for check-in\./)).toBeTruthy()
})

it.each([
  ['the answer’s text', '{"problem":"unavailable","message_error":"the database rests"}', 'the database rests'],
  ['SEARCH-16.c the status text of an empty answer', '{"problem":"unavailable"}', 'Service Unavailable'],
  ['SEARCH-16.c the status text of an unknown error', '{"error":"x"}', 'Service Unavailable'],
  ['SEARCH-16.c the status text of a proxy’s page', '<h1>Resting</h1>', 'Service Unavailable'],
])('any other failure opens show-error with %s, also after a reload', async (_, body, detail) => {
  const { place, reload } = await renderAnswered(503, 'Service Unavailable', body)
  expect(place()?.params).toMatchObject({ error: 'Error inesperado', message_error: detail })
  expect(await screen.findByText(new RegExp(detail))).toBeTruthy()
  reload()
  expect(await screen.findByText(new RegExp(detail))).toBeTruthy()
})
