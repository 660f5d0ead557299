import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { buildMainGuestConfig } from '../testing/build-main-guest-config.ts'
import { answerAllSaved } from '../testing/fake-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'
// The form loads this lazily; importing it here keeps loading out of the test's timeout.
import './kinds/postal-code-kind.tsx'

const config = buildMainGuestConfig([
  { name: 'country', type: 'country' },
  { name: 'postalCode', type: 'postalCode' },
  { name: 'city' },
  { name: 'region' },
])

const found: FoundPostalCode[] = ['75001', '75002', '75003', '75004', '75005'].map((postalCode) => ({
  postalCode,
  city: 'Paris',
  region: '75',
}))

async function form(
  guest: Parameters<typeof buildGuest>[0] = {},
  find = (): { results: FoundPostalCode[] } => ({ results: found }),
) {
  const page = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config,
    reservations: [
      buildReservation({ guests: [buildGuest({ country: 'FRA', postalCode: undefined, city: undefined, ...guest })] }),
    ],
    answers: { findPostalCodes: find, updateGuests: answerAllSaved },
    fakeTimers: true,
  })
  const box = await vi.waitFor(
    async () => {
      await pass(0)
      return screen.getByRole<HTMLInputElement>('combobox', { name: /^Postal code/ })
    },
    { timeout: 20_000 },
  )
  const type = (text: string) => fireEvent.input(box, { target: { value: text } })
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  return { ...page, box, type, options }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('VALID-46 searches once, 500 ms after the last key', async () => {
  const { type, askedOf, options } = await form()
  for (const text of ['7', '75', '750']) {
    type(text)
    await pass(300)
  }
  await pass(199)
  expect(askedOf('findPostalCodes')).toEqual([])
  await pass(1)
  expect(askedOf('findPostalCodes').map(({ body }) => body)).toEqual([{ country: 'FRA', query: '750' }])
  await pass(0)
  expect(options()).toEqual(found.map(({ postalCode }) => `${postalCode} Paris`))
})

it('sends no request for two characters', async () => {
  const { type, askedOf } = await form()
  type('75 ')
  await pass(5_000)
  expect(askedOf('findPostalCodes')).toEqual([])
})

it("VALID-43 says 'Please select your country first' and sends no request", async () => {
  const { type, askedOf } = await form({ country: undefined, nationality: undefined })
  expect(screen.queryByText('Please select your country first')).toBeNull()
  type('75001')
  expect(screen.getByText('Please select your country first')).toBeTruthy()
  await pass(5_000)
  expect(askedOf('findPostalCodes')).toEqual([])
})

it('fills in town and region from a chosen code, and doesn’t search again', async () => {
  const { type, box, askedOf } = await form()
  type('750')
  await pass(500)
  await pass(0)
  fireEvent.click(screen.getByRole('option', { name: '75003 Paris' }))
  await pass(5_000)
  expect(box.value).toBe('75003')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Town/ }).value).toBe('Paris')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Region/ }).value).toBe('75')
  expect(askedOf('findPostalCodes')).toHaveLength(1)
})

it('G20 a complete code fills in town and region automatically and leaves nothing to choose', async () => {
  const { type, options } = await form({ region: undefined }, () => ({
    results: [{ postalCode: '75001', city: 'Paris', region: '75' }],
  }))
  type('75001')
  await pass(500)
  await pass(0)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Town/ }).value).toBe('Paris')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Region/ }).value).toBe('75')
  expect(options()).toEqual([])
})

it('G20 when several places share a code, fills in only what they have in common and nothing the guest entered', async () => {
  const shared = ['Libourne', 'Pomerol'].map((city) => ({ postalCode: '33500', city, region: '33' }))
  const { type, options } = await form({ region: undefined, city: 'Pomerol' }, () => ({ results: shared }))
  type('33500')
  await pass(500)
  await pass(0)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Town/ }).value).toBe('Pomerol')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Region/ }).value).toBe('33')
  expect(options()).toEqual(['33500 Libourne', '33500 Pomerol'])
})

it('does not fill in locked fields', async () => {
  const { type } = await form({ city: 'Lyon', blockFilledFields: true })
  type('750')
  await pass(500)
  await pass(0)
  fireEvent.click(screen.getByRole('option', { name: '75001 Paris' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Town/ }).value).toBe('Lyon')
})

it.each<[string, () => { results: FoundPostalCode[] }]>([
  ['nothing matches', () => ({ results: [] })],
  [
    'the search is rejected',
    () => {
      throw new Problem('tooManyTries')
    },
  ],
])('when %s, the typed code stays and no error is shown', async (_case, find) => {
  const { type, box, options, toasts } = await form({}, find)
  type('99999')
  await pass(1_000)
  fireEvent.blur(box)
  expect([box.value, options(), toasts]).toEqual(['99999', [], []])
})

it('asks for no postal code in a country that has none, and says so', async () => {
  await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config,
    reservations: [buildReservation({ guests: [buildGuest({ country: 'HKG', postalCode: undefined })] })],
  })
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Postal code/ })
  expect(box.disabled).toBe(true)
  expect(screen.getByText('This country has no postal codes.')).toBeTruthy()
})
