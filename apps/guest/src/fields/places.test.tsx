import type { SelectOption } from '@foyer/contract/select.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { buildMainGuestConfig } from '../testing/build-main-guest-config.ts'
import { answerAllSaved } from '../testing/fake-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'
// The form loads these lazily; importing them here keeps loading out of the test's timeout.
import './kinds/country-kind.tsx'
import './kinds/select-kind.tsx'

// Each test opens several lists, and the machine may run several suites at once.
vi.setConfig({ testTimeout: 20_000 })

const config = buildMainGuestConfig([
  { name: 'country', type: 'country' },
  { name: 'region', type: 'select', select_source: 'regions', mandatory_for_countries: ['ESP', 'FRA'] },
  { name: 'municipality', type: 'select', select_source: 'municipalities' },
])

const buildOptions = (...pairs: [key: string, value: string][]): SelectOption[] =>
  pairs.map(([key, value]) => ({ key, value }))

const lists: Readonly<Record<string, SelectOption[]>> = {
  countries: buildOptions(['FRA', 'France'], ['DEU', 'Germany'], ['ESP', 'Spain']),
  'regions ESP': buildOptions(['08', 'Barcelona'], ['17', 'Girona'], ['28', 'Madrid']),
  'regions FRA': buildOptions(['75', 'Paris'], ['13', 'Bouches-du-Rhône'], ['2A', 'Corse-du-Sud']),
  'municipalities ESP 08': buildOptions(['08015', 'Badalona'], ['08019', 'Barcelona'], ['08121', 'Mataró']),
}

const nowhere = { country: undefined, region: undefined, municipality: undefined }
const inBarcelona = { country: 'ESP', region: '08', municipality: '08019' }

const form = (guest: Parameters<typeof buildGuest>[0], answers: Parameters<typeof renderScreen>[0]['answers'] = {}) =>
  renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config,
    reservations: [buildReservation({ guests: [buildGuest(guest)] })],
    answers: {
      selectOptions: ({ body: { source } }) =>
        lists[[source.list, source.country, source.regionId].filter(Boolean).join(' ')] ?? [],
      updateGuests: answerAllSaved,
      ...answers,
    },
  })

type Screen = Awaited<ReturnType<typeof form>>

async function chooseOption({ user }: Screen, field: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${field}`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const saveAndReadRequest = async ({ user, askedOf }: Screen) => {
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  return askedOf('updateGuests')[0]?.body.guests[0]
}

it('API-24.a API-25.a API-25.b requests the regions of the chosen country, then the municipalities of the chosen region', async () => {
  const page = await form(nowhere)
  await chooseOption(page, 'Country', 'Spain')
  await chooseOption(page, 'Region', 'Barcelona')
  await chooseOption(page, 'Municipality', 'Mataró')
  expect(await saveAndReadRequest(page)).toMatchObject({ country: 'ESP', region: '08', municipality: '08121' })
  const asked = page.askedOf('selectOptions').map(({ body }) => body.source)
  // DEU is requested first, because it is the country of the nationality.
  expect(asked.filter(({ country }) => country !== 'DEU')).toEqual([
    { list: 'countries' },
    { list: 'regions', country: 'ESP' },
    { list: 'municipalities', country: 'ESP', regionId: '08' },
  ])
})

it('says what must be chosen first', async () => {
  const page = await form({ ...nowhere, nationality: undefined })
  expect(await screen.findAllByText('Please select your country first')).toHaveLength(2)
  await chooseOption(page, 'Country', 'Spain')
  expect(await screen.findByText('Please choose the region first')).toBeTruthy()
  expect(screen.queryByText('Please select your country first')).toBeNull()
})

it('shows an earlier choice by its name', async () => {
  await form(inBarcelona)
  expect(await screen.findByRole('button', { name: /^Region.*Barcelona/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Municipality.*Barcelona/ })).toBeTruthy()
})

it('clears region and municipality when the country changes, and loads the new country’s lists', async () => {
  const page = await form(inBarcelona)
  await screen.findByRole('button', { name: /^Municipality.*Barcelona/ })
  await chooseOption(page, 'Country', 'France')
  await chooseOption(page, 'Region', 'Corse-du-Sud')
  const guest = await saveAndReadRequest(page)
  expect(guest).toMatchObject({ country: 'FRA', region: '2A' })
  expect(guest).not.toHaveProperty('municipality')
})

it('shows no issue for a field that the form itself cleared', async () => {
  const page = await form(inBarcelona)
  await chooseOption(page, 'Region', 'Girona')
  await chooseOption(page, 'Country', 'France')
  expect(await screen.findByRole('button', { name: /^Region.*Please choose/ })).toBeTruthy()
  expect(screen.queryByText('Please fill this in.')).toBeNull()
})

it('clears the municipality when the region changes', async () => {
  const page = await form(inBarcelona)
  await screen.findByRole('button', { name: /^Municipality.*Barcelona/ })
  await chooseOption(page, 'Region', 'Girona')
  expect(await saveAndReadRequest(page)).not.toHaveProperty('municipality')
})

it('lets the guest type when there is no list for the country', async () => {
  const page = await form({ ...nowhere, country: 'DEU' })
  await page.user.type(await screen.findByRole('textbox', { name: /^Region/ }), 'Berlin')
  await page.user.type(await screen.findByRole('textbox', { name: /^Municipality/ }), 'Pankow')
  expect(await saveAndReadRequest(page)).toMatchObject({ region: 'Berlin', municipality: 'Pankow' })
})

it('lets the guest type when the list can’t be loaded, and keeps a stored name as a choice', async () => {
  const { view } = await form(
    { ...nowhere, country: 'ESP' },
    {
      selectOptions: ({ body: { source } }) => {
        if (source.list === 'regions') throw new Problem('offline')
        return []
      },
    },
  )
  expect(await screen.findByRole('textbox', { name: /^Region/ })).toBeTruthy()
  view.unmount()
  await form({ ...nowhere, country: 'ESP', region: 'Cataluña' })
  expect(await screen.findByRole('button', { name: /^Region.*Cataluña/ })).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: /^Municipality/ })).toBeTruthy()
})
