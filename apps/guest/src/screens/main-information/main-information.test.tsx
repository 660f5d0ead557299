import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MainInformationScreen } from './main-information-screen.tsx'

const information = {
  Screen: MainInformationScreen,
  path: '/main-information/',
  config: {
    screens: [
      { name: 'MainInformation' as const, order: 10 },
      { name: 'SearchReservation' as const, order: 20 },
    ],
    labels: { en: { 'main-information.label1': 'The pool is closed.', 'main-information.label3': 'Ring the bell.' } },
  },
}

it('INFO-01 NAV-33 shows three texts, in the words of the hotel where it has its own', async () => {
  await renderScreen(information)
  const texts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
  expect(texts).toEqual(['The pool is closed.', 'It takes about three minutes.', 'Ring the bell.'])
})

it('INFO-02 next follows the configured order', async () => {
  const { user, path } = await renderScreen(information)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(path()).toBe('/check-in')
})

it('INFO-03 back leads to the language, whatever stands before it in the order', async () => {
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
