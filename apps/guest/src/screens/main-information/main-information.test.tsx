import { Problem } from '@foyer/domain/problem/problem.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MainInformationScreen } from './main-information-screen.tsx'

const information = {
  Screen: MainInformationScreen,
  path: '/main-information/',
  answers: { fetchInformation: () => ({ data: {} }) },
  config: {
    screens: [
      { name: 'MainInformation' as const, order: 10 },
      { name: 'SearchReservation' as const, order: 20 },
    ],
    labels: { en: { 'main-information.label1': 'The pool is closed.', 'main-information.label3': 'Ring the bell.' } },
  },
}

const texts = async () => (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)

it('INFO-01 shows three texts, in the hotel’s own words where it has any', async () => {
  await renderScreen(information)
  expect(await texts()).toEqual(['The pool is closed.', 'It takes about three minutes.', 'Ring the bell.'])
})

it('API-30.a API-30.b requests the hotel’s times by name, and shows what is published now', async () => {
  const { promise, resolve } = createDeferred<void>()
  const { askedOf } = await renderScreen({
    ...information,
    config: { ...information.config, hotelInfo: { checkOutUntil: '12:00' } },
    answers: {
      fetchInformation: async () => {
        await promise
        return { data: { breakfast: { from: '07:00', until: '10:30', place: 'Loggia' } } }
      },
    },
  })
  expect((await texts()).slice(3)).toEqual(['until 12:00'])
  resolve()
  expect(await screen.findByText('Breakfast, Loggia')).toBeTruthy()
  expect((await texts()).slice(3)).toEqual(['07:00 to 10:30'])
  expect(askedOf('fetchInformation').map(({ body }) => body)).toEqual([{ subject: 'times', language: 'en' }])
})

it('shows the times from the page load if there is no response', async () => {
  const { askedOf } = await renderScreen({
    ...information,
    config: { ...information.config, hotelInfo: { checkOutUntil: '12:00' } },
    answers: {
      fetchInformation: () => {
        throw new Problem('unavailable')
      },
    },
  })
  await waitFor(() => expect(askedOf('fetchInformation')).toHaveLength(1))
  expect((await texts()).slice(3)).toEqual(['until 12:00'])
})

it('INFO-02 next follows the configured order', async () => {
  const { user, path } = await renderScreen(information)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(path()).toBe('/check-in')
})

it('INFO-03 back leads to the language, whatever precedes it in the order', async () => {
  const { user, path } = await renderScreen({
    ...information,
    config: {
      ...information.config,
      flags: { checkout_enabled: true },
      screens: [{ name: 'YourBookings' as const, order: 1 }, ...information.config.screens],
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(path()).toBe('/select-language')
})
