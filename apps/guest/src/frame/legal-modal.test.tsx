import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { LegalModal } from './legal-modal.tsx'
import type { LegalText } from './legal-panel.tsx'

type Legal = Parameters<typeof renderScreen>[0]['answers']

const renderOpened = (which: LegalText, answers: Legal) =>
  renderScreen({
    Screen: () => <LegalModal open={which} onClose={() => {}} />,
    path: '/signpad/FOY1001',
    answers: { ...answers },
  })

it.each([
  ['ERROR-13', 'terms', 'Terms and conditions have not been set.'],
  ['ERROR-14', 'privacy', 'Privacy conditions have not been set.'],
] as const)('%s if the answer is 404, %s says so', async (_row, which, words) => {
  await renderOpened(which, {})
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each([
  ['MODEL-21.a', 'terms', { termsContent: 'Be kind.' }, { termsUrl: 'https://example.com/terms' }],
  ['MODEL-21.b', 'privacy', { privacyContent: 'Be kind.' }, { privacyUrl: 'https://example.com/privacy' }],
] as const)(
  'API-29.b %s %s are shown if the hotel has written them, and linked if they are published elsewhere',
  async (_row, which, written, elsewhere) => {
    const { view } = await renderOpened(which, { legalConditions: () => written })
    expect(await screen.findByText('Be kind.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    view.unmount()
    await renderOpened(which, { legalConditions: () => elsewhere })
    const link = await screen.findByRole('link', { name: 'Read it online' })
    expect([link.getAttribute('href')]).toEqual(Object.values(elsewhere))
  },
)

it('ERROR-14 also if the hotel has written only its terms', async () => {
  await renderOpened('privacy', { legalConditions: () => ({ termsContent: 'Be kind.' }) })
  expect(await screen.findByText('Privacy conditions have not been set.')).toBeTruthy()
})

it('ERROR-13 a text that failed to load is not called missing, and can be retried', async () => {
  let isOffline = true
  const { user } = await renderOpened('terms', {
    legalConditions: () => {
      if (isOffline) throw new Problem('offline')
      return { termsContent: 'Be kind.' }
    },
  })
  expect(await screen.findByText('We couldn’t load this text just now.')).toBeTruthy()
  expect(screen.queryByText(/have not been set/)).toBeNull()
  isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Be kind.')).toBeTruthy()
})

it('API-29.a requests the page’s hotel and language', async () => {
  const { askedOf } = await renderScreen({
    Screen: () => <LegalModal open="terms" onClose={() => {}} />,
    path: '/signpad/FOY1001',
    language: 'de',
    answers: { legalConditions: () => ({ termsContent: 'Seien Sie nett.' }) },
  })
  expect(await screen.findByText('Seien Sie nett.')).toBeTruthy()
  expect(askedOf('legalConditions').map(({ body }) => body)).toEqual([{ hotelId: 1, language: 'de' }])
})
