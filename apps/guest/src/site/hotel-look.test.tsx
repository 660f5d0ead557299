import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckInScreen } from '../screens/check-in/check-in-screen.tsx'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { buildMainGuestConfig } from '../testing/build-main-guest-config.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const searching = (config: HotelConfigInput, language: Language = 'en') =>
  renderScreen({ Screen: CheckInScreen, path: '/check-in', config, language })

it.each(['/pictures/palace.jpg', '/pictures/beach.jpg'])(
  'SHELL-08.a the search shows the hotel’s own picture: %s',
  async (search) => {
    const { view } = await searching({ pictures: { search } })
    await screen.findByRole('heading', { level: 1 })
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe(search)
  },
)

it('SHELL-08.a without one the search shows ours', async () => {
  const { view } = await searching({})
  await waitFor(() => expect(view.container.querySelector('[class="picture"] svg')).toBeTruthy())
  expect(view.container.querySelector('img')).toBeNull()
})

it.each([
  ['en', 'Who are you?'],
  ['de', 'Wer sind Sie?'],
] as const)('SHELL-08.b shows a hotel’s own wording in the guest’s language: %s', async (language, words) => {
  const labels = { en: { 'check-in.question': 'Who are you?' }, de: { 'check-in.question': 'Wer sind Sie?' } }
  await searching({ labels }, language)
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeTruthy()
})

const shownNames = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input[name]')].map(({ name }) => name.replace(/[.-].*$/, ''))

it('SHELL-08.c the search contains exactly the fields that the hotel makes visible', async () => {
  for (const hides of ['voucher', 'surname']) {
    const fields = ['voucher', 'surname'].map((name) => ({ name, visible: name !== hides }))
    const assets = [{ type: 'FieldArray' as const, name: 'search' as const, fields }]
    const { view } = await searching({ screens: [{ name: 'SearchReservation', order: 10, assets }] })
    await screen.findByRole('heading', { level: 1 })
    expect(shownNames()).toEqual(['voucher', 'surname'].filter((name) => name !== hides))
    view.unmount()
  }
})

it('SHELL-08.c a guest’s form contains exactly the fields that the hotel makes visible', async () => {
  const config = buildMainGuestConfig([
    { name: 'email', type: 'email', mandatory: true },
    { name: 'phone', type: 'phone', visible: false },
    { name: 'city' },
  ])
  const assets = [
    ...(config.screens?.[0]?.assets ?? []),
    {
      type: 'FieldArray' as const,
      name: 'document' as const,
      fields: [{ name: 'firstName' }, { name: 'lastName', visible: false }],
    },
  ]
  await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: { ...config, screens: [{ name: 'MrzCapture', order: 10, assets }] },
  })
  await screen.findByRole('button', { name: 'Save and continue' })
  expect(shownNames().toSorted()).toEqual(['city', 'email', 'firstName'])
})
