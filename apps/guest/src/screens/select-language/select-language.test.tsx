import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSite } from '../../site/site-context.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { loadWordings } from '../../wordings/load-wordings.ts'
import { SelectLanguageScreen } from './select-language-screen.tsx'

const here = { Screen: SelectLanguageScreen, path: '/select-language' }
const readOffered = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  const list = screen.getByRole('navigation', { name: 'Languages' })
  return within(list)
    .getAllByRole('button')
    .map((word) => word.textContent)
}

it('I18N-01.a I18N-02.b offers the hotel’s four languages, each in its own words', async () => {
  await renderScreen(here)
  expect(await readOffered()).toEqual(['English', 'Español', 'Deutsch', 'Français'])
  expect(screen.getByRole('button', { name: 'Deutsch' }).lang).toBe('de')
})

it('I18N-02.a offers the languages that the hotel has added', async () => {
  await renderScreen({ ...here, config: { flags: { extra_languages: ['ca', 'it', 'pt'] } } })
  expect(await readOffered()).toEqual(['English', 'Español', 'Deutsch', 'Français', 'Català', 'Italiano', 'Português'])
})

/** Any text on the page, in the page's language. */
const Question = () => <p>{useSite().label('check-in.question')}</p>

it.each([
  ['I18N-01.b', 'en', 'English'],
  ['I18N-01.b', 'es', 'Español'],
  ['I18N-01.b', 'de', 'Deutsch'],
  ['I18N-01.b', 'fr', 'Français'],
  ['I18N-02.a', 'ca', 'Català'],
  ['I18N-02.a', 'it', 'Italiano'],
  ['I18N-02.a', 'pt', 'Português'],
] as const)('%s choosing %s shows the page in that language', async (_, language, name) => {
  const config: HotelConfigInput = { flags: { extra_languages: ['ca', 'it', 'pt'] } }
  const { 'check-in.question': question = '' } = await loadWordings(language)
  const { user } = await renderScreen({ ...here, config, Beside: Question })
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(question)).toBeTruthy()
  expect(question).not.toBe('')
})

const Car = () => <p>{useSite().label('problem.roomNotReady.title')}</p>

it('G15 shows a driver the rental’s own texts, in the page’s language and in the chosen one', async () => {
  const { user } = await renderScreen({ ...here, config: { product: 'carRental' }, Beside: Car })
  expect(await screen.findByText('Your car is still being prepared')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  expect(await screen.findByText('Ihr Auto wird noch vorbereitet')).toBeTruthy()
})

it('NAV-19 keeps the chosen language, and opens the search', async () => {
  const { user, path } = await renderScreen(here)
  await user.click(await screen.findByRole('button', { name: 'Deutsch' }))
  await waitFor(() => expect(path()).toBe('/check-in'))
  expect(document.documentElement.lang).toBe('de')
  expect(sessionStorage.getItem('foyer.language')).toBe('"de"')
})

it('opens the menu where the hotel offers more than check-in, and has no back button', async () => {
  const { user, path } = await renderScreen({ ...here, config: { flags: { checkout_enabled: true } } })
  await user.click(await screen.findByRole('button', { name: 'English' }))
  await waitFor(() => expect(path()).toBe('/home'))
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})
