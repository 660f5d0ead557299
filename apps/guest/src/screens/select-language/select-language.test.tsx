import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SelectLanguageScreen } from './select-language-screen.tsx'

const here = { Screen: SelectLanguageScreen, path: '/select-language' }
const offered = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  const list = screen.getByRole('navigation', { name: 'Languages' })
  return within(list)
    .getAllByRole('button')
    .map((word) => word.textContent)
}

it('I18N-01 offers the four languages of the house, each in its own words', async () => {
  await renderScreen(here)
  expect(await offered()).toEqual(['English', 'Español', 'Deutsch', 'Français'])
  expect(screen.getByRole('button', { name: 'Deutsch' }).lang).toBe('de')
})

it('I18N-02 and those that the hotel has added', async () => {
  await renderScreen({ ...here, config: { flags: { extra_languages: ['ca', 'it', 'pt'] } } })
  expect(await offered()).toEqual(['English', 'Español', 'Deutsch', 'Français', 'Català', 'Italiano', 'Português'])
})

it('NAV-19 the choice is spoken from then on, and leads to the search', async () => {
  const { user, path } = await renderScreen(here)
  await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(path()).toBe('/check-in'))
  expect(document.documentElement.lang).toBe('de')
  expect(sessionStorage.getItem('foyer.language')).toBe('"de"')
})

it('leads to the menu where the hotel offers more than check-in, and has no way back', async () => {
  const { user, path } = await renderScreen({ ...here, config: { flags: { checkout_enabled: true } } })
  await user.click(await screen.findByRole('button', { name: 'English' }))
  await waitFor(() => expect(path()).toBe('/home'))
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})
