import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { CurrentScreen } from '../app/current-screen.tsx'
import { PageProviders, VisitProviders } from '../app/providers.tsx'
import { openHelp } from '../frame/help/help.ts'
import { createAddress } from '../journey/address.ts'
import { useJourney } from '../journey/journey-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { buildHotelPage } from '../testing/build-hotel-page.ts'
import { createGuestCaller } from '../visit/guest-caller.ts'
import laterGerman from './de.json' with { type: 'json' }
import laterEnglish from './en.json' with { type: 'json' }
import { loadFirstWordings, loadWordings } from './load-wordings.ts'
// The app loads these lazily; importing them here keeps loading out of the test's timeout.
import '../frame/help/dialogs.ts'
import '../screens/check-in/check-in-screen.tsx'

const BASE = '/pok/1/company/1/hotel/1/lang/en/appkey/own'

/** A page as it starts: with the texts of the first screen only. */
async function renderPage(path: string, Beside: ComponentType = () => null) {
  history.replaceState({}, '', `${BASE}${path}`)
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const hotelPage = buildHotelPage({ config: {}, appKey: 'own' })
  const caller = createGuestCaller(hotelPage, { language: 'en', trackingNumber: 'test' })
  const first = { language: 'en', wordings: await loadFirstWordings('en'), isPartial: true } as const
  render(
    <PageProviders hotelPage={hotelPage} caller={caller} first={first} ofAddress="en">
      <VisitProviders address={createAddress(BASE)}>
        <Beside />
        <CurrentScreen />
      </VisitProviders>
    </PageProviders>,
  )
  return { reported }
}

it('P6 the first screen and its dialogs need only their own texts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const { reported } = await renderPage('/select-language')
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy()
  for (const help of ['accessibility', 'language', 'reception'] as const) {
    act(() => openHelp(help))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  }
  expect(reported.mock.calls).toEqual([])
  vi.useRealTimers()
})

it('P6 any other screen waits for its texts', async () => {
  const { reported } = await renderPage('/check-in')
  expect(await screen.findByRole('heading', { level: 1, name: /Find your booking/ })).toBeTruthy()
  expect(reported.mock.calls).toEqual([])
})

it.each([
  ['English', /Find your booking/],
  ['Deutsch', /Welche Buchung ist Ihre/],
])('P6 a tap on %s waits for no text of a later screen', async (language, question) => {
  // The page would request the later texts by itself after a second.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const seen: { screen: string; isPartial: boolean }[] = []
  await renderPage('/select-language', () => {
    seen.push({ screen: useJourney().place.screen, isPartial: useSite().laterTexts !== undefined })
    return null
  })
  vi.useRealTimers()
  act(() => screen.getByRole('button', { name: language }).click())
  expect(await screen.findByRole('heading', { level: 1, name: question })).toBeTruthy()
  expect(seen.find((one) => one.screen === 'check-in')).toEqual({ screen: 'check-in', isPartial: true })
})

it.each([
  ['en', laterEnglish],
  ['de', laterGerman],
] as const)('P6 no text of the first screen is loaded twice: %s', async (language, later) => {
  const first = Object.keys(await loadFirstWordings(language))
  expect(first.filter((key) => key in later)).toEqual([])
  expect(Object.keys(await loadWordings(language))).toHaveLength(first.length + Object.keys(later).length)
})
