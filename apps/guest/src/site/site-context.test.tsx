import type { Language } from '@foyer/domain/basics/language.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { selectFirstLanguage, useSite } from './site-context.tsx'
import { clearVisitStorage, saveToVisit } from './visit-storage.ts'

function Greeting() {
  const { language } = useSite()
  return <p>{language}</p>
}

it('the next guest sees the language of the address', async () => {
  const { screen } = await renderScreen({ Screen: Greeting, path: '/check-in', language: 'de' })
  await screen.findByText('de')
  act(() => clearVisitStorage())
  await screen.findByText('en')
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
})

it('a reload keeps the language that the guest has chosen', () => {
  const site = { languages: ['it', 'en', 'de'] satisfies Language[] }
  saveToVisit('language', 'de')
  expect(selectFirstLanguage(site, 'en')).toBe('de')
  clearVisitStorage()
  expect(selectFirstLanguage(site, 'en')).toBe('en')
  expect(selectFirstLanguage(site, 'pt')).toBe('it')
})
