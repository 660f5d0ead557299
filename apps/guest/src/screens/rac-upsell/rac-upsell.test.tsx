import type { Upsell } from '@foyer/contract/upsell.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RacUpsellScreen } from './rac-upsell-screen.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const car = (code: string, perDay: number, confirmed = false): Upsell => ({
  group: { code, name: `The ${code}` },
  vehicle: { plate: `${code}-1`, name: 'Teide', picture: 'car-suv' },
  total: euros(perDay * 7),
  deposit: euros(700_00),
  bookedDeposit: euros(400_00),
  rentalTotal: euros(360_00 + perDay * 7),
  currency: 'EUR',
  days: 7,
  checked: confirmed,
  confirmed,
})
const four = (confirmed?: string) =>
  [
    ['estate', 9_00],
    ['suv', 19_50],
    ['cabrio', 34_00],
    ['van', 27_00],
  ].map(([code, perDay]) => car(String(code), Number(perDay), code === confirmed))

const rental = (changes: object = {}) =>
  buildReservation({ reference: 'RAC3002', rental: { pickUpProcess: 'PU-1' }, ...changes })
const screens = [
  { name: 'GuestsList' as const, order: 10 },
  { name: 'RacUpsell' as const, order: 20 },
  { name: 'PaymentResume' as const, order: 40 },
]

function renderShown(offers = four(), more: Partial<Parameters<typeof renderScreen>[0]> = {}) {
  let now = offers
  return renderScreen({
    Screen: RacUpsellScreen,
    path: '/rac-upsell/RAC3002?groupLocator=G7&fromReservationCreate=true',
    config: { product: 'carRental', screens },
    reservations: [rental()],
    ...more,
    answers: {
      fetchUpsells: () => now,
      confirmUpsell: ({ body }) => {
        now = four(body.groupCode)
        return {}
      },
      removeUpsell: () => {
        now = four()
        return {}
      },
      ...more.answers,
    },
  })
}

const slides = () => screen.findAllByRole('group', { name: /^Car \d of \d$/ })
const take = (name: string) => screen.findByRole('button', { name: `Choose this car: The ${name}` })
const bringIntoView = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^The ${name}, .*bring to front$`) }))
const goOn = () => screen.getByRole('button', { name: /^(Choose The|Keep my car|Continue)/ })
const fails = () => {
  throw new Problem('unavailable')
}

it('RAC-13 RAC-14 MODEL-40.b RAC-16.a API-68.b shows three cars, each with its price per day; the carousel turns to the fourth', async () => {
  const { user } = await renderShown()
  expect((await slides()).map((slide) => slide.getAttribute('aria-label'))).toEqual([
    'Car 1 of 4',
    'Car 2 of 4',
    'Car 4 of 4',
  ])
  expect(screen.getByText('+€9.00 per day')).toBeTruthy()
  await bringIntoView(user, 'suv')
  expect((await slides()).map((slide) => slide.getAttribute('aria-label'))).toEqual([
    'Car 1 of 4',
    'Car 2 of 4',
    'Car 3 of 4',
  ])
  await user.click(screen.getByRole('button', { name: 'Next car' }))
  await user.keyboard('{ArrowRight}')
  expect(await take('van')).toBeTruthy()
})

it('NAV-32.a API-68.a requests the rental in the address, with its pick-up', async () => {
  const { askedOf } = await renderShown(four(), { appKey: 'kiosk' })
  await take('estate')
  expect(askedOf('fetchUpsells').map(({ body }) => body)).toEqual([
    { hotelId: 1, isPok: true, reference: 'RAC3002', action: 'list', pickUpProcess: 'PU-1', language: 'en' },
  ])
})

it('RAC-17.a preselects nothing, and shows total, deposit and difference before the choice', async () => {
  const { user } = await renderShown()
  expect((await take('estate')).getAttribute('aria-pressed')).toBe('false')
  expect(screen.getByText('+€63.00')).toBeTruthy()
  expect(screen.getByText('€423.00')).toBeTruthy()
  expect(screen.getByText('instead of €400.00')).toBeTruthy()
  await user.click(await take('estate'))
  expect((await take('estate')).getAttribute('aria-pressed')).toBe('true')
  expect((await take('estate')).textContent).toBe('Chosen')
})

it('RAC-18 RAC-19 RAC-15.a API-69.a MODEL-40.a confirms the chosen car, then opens the next screen', async () => {
  const { user, path, askedOf } = await renderShown()
  await user.click(await take('estate'))
  await bringIntoView(user, 'suv')
  await user.click(await take('suv'))
  await bringIntoView(user, 'estate')
  expect((await take('estate')).getAttribute('aria-pressed')).toBe('false')
  await user.click(goOn())
  await waitFor(() => expect(path()).toContain('/check-in-summary/RAC3002'))
  expect(askedOf('confirmUpsell').map(({ body }) => body)).toEqual([
    {
      hotelId: 1,
      isPok: false,
      reference: 'RAC3002',
      action: 'confirm',
      pickUpProcess: 'PU-1',
      language: 'en',
      groupCode: 'suv',
      plate: 'suv-1',
    },
  ])
  expect(askedOf('removeUpsell')).toEqual([])
})

it('RAC-20 API-70.a returns the car when the guest deselects it', async () => {
  const { user, path, askedOf } = await renderShown(four('suv'))
  expect((await take('suv')).textContent).toBe('Confirmed')
  await user.click(await take('suv'))
  await user.click(goOn())
  await waitFor(() => expect(path()).toContain('/check-in-summary'))
  expect(askedOf('removeUpsell').map(({ body }) => body)).toMatchObject([
    { action: 'remove', reference: 'RAC3002', pickUpProcess: 'PU-1', groupCode: 'suv', plate: 'suv-1' },
  ])
  expect(askedOf('confirmUpsell')).toEqual([])
})

it('RAC-21.a RAC-21.b returns the first car before confirming another', async () => {
  const order: string[] = []
  const { user, path } = await renderShown(four('suv'), {
    answers: {
      removeUpsell: ({ body }) => {
        order.push(`remove ${body.groupCode}`)
        return {}
      },
      confirmUpsell: ({ body }) => {
        order.push(`confirm ${body.groupCode}`)
        return {}
      },
    },
  })
  await take('suv')
  await bringIntoView(user, 'cabrio')
  await user.click(await take('cabrio'))
  await user.click(goOn())
  await waitFor(() => expect(path()).toContain('/check-in-summary'))
  expect(order).toEqual(['remove suv', 'confirm cabrio'])
})

it.each([
  ['RAC-22.a nothing checked and nothing confirmed', undefined, 'estate'],
  ['RAC-22.b RAC-17.b RAC-27.c the confirmed one still checked', 'suv', 'suv'],
])('%s: sends nothing and opens the next screen', async (_, confirmed, inFront) => {
  const { user, path, askedOf } = await renderShown(four(confirmed))
  await take(inFront)
  await user.click(goOn())
  await waitFor(() => expect(path()).toContain('/check-in-summary'))
  expect([askedOf('confirmUpsell'), askedOf('removeUpsell')]).toEqual([[], []])
})

it('RAC-15.b NAV-32.b back opens the previous screen, with the group and the rental’s origin', async () => {
  const { user, path } = await renderShown()
  await take('estate')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(path()).toBe('/guest-list/RAC3002?groupLocator=G7&fromReservationCreate=true'))
})

it('RAC-23.a opens the next screen if there is no offer', async () => {
  const { path } = await renderShown([])
  await waitFor(() => expect(path()).toContain('/check-in-summary/RAC3002'))
})

it('RAC-23.b on the way back, an empty offer opens the previous screen', async () => {
  const upsells = place('rac-upsell', { code: 'RAC3002' })
  let isEmpty = false
  function Travel() {
    const { goTo } = useJourney()
    return (
      <>
        <Button onPress={() => goTo(place('check-in-summary', { code: 'RAC3002' }))}>Elsewhere</Button>
        <Button onPress={() => goTo(upsells, 'back')}>Back again</Button>
      </>
    )
  }
  const { user, path } = await renderShown(four(), {
    Beside: Travel,
    answers: { fetchUpsells: () => (isEmpty ? [] : four()) },
  })
  await take('estate')
  isEmpty = true
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await user.click(screen.getByRole('button', { name: 'Back again' }))
  await waitFor(() => expect(path()).toBe('/guest-list/RAC3002?groupLocator=G7&fromReservationCreate=true'))
})

it('RAC-24 reports an offer that cannot be loaded; the guest may retry or continue', async () => {
  let isDown = true
  const { user, path } = await renderShown(four(), { answers: { fetchUpsells: () => (isDown ? fails() : four()) } })
  const alert = within(await screen.findByRole('alert', undefined, { timeout: 5000 }))
  isDown = false
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await take('estate')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(goOn())
  await waitFor(() => expect(path()).toContain('/check-in-summary'))
})

it('RAC-25 reports a car that cannot be confirmed, and does not continue', async () => {
  const { user, path } = await renderShown(four(), { answers: { confirmUpsell: fails } })
  await user.click(await take('estate'))
  await user.click(goOn())
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t book')
  expect(path()).toContain('/rac-upsell/')
})

it('deselects a car that another customer has just taken', async () => {
  const { user } = await renderShown(four(), {
    answers: {
      confirmUpsell: () => {
        throw new Problem('upsellNotAvailable')
      },
    },
  })
  await user.click(await take('estate'))
  await user.click(goOn())
  expect((await screen.findByRole('alert')).textContent).toContain('has just taken the')
  expect((await take('estate')).getAttribute('aria-pressed')).toBe('false')
})

it('RAC-26.a RAC-26.b reports a car that cannot be returned, and reloads the cars', async () => {
  const { user, path, askedOf } = await renderShown(four('suv'), { answers: { removeUpsell: fails } })
  await user.click(await take('suv'))
  const before = askedOf('fetchUpsells').length
  await user.click(goOn())
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t undo your choice')
  await waitFor(() => expect(askedOf('fetchUpsells').length).toBe(before + 1))
  expect(path()).toContain('/rac-upsell/')
})

it('RAC-27.a RAC-27.b keeps the choice for this rental and pick-up only, also after a reload', async () => {
  const others = [rental(), rental({ reference: 'RAC9' })]
  const { user, reload, view } = await renderShown(four(), { reservations: others })
  await user.click(await take('estate'))
  const again = reload()
  expect((await take('estate')).getAttribute('aria-pressed')).toBe('true')
  again.unmount()
  view.unmount()
  history.replaceState({ depth: 1 }, '', location.pathname.replace('RAC3002', 'RAC9'))
  reload()
  expect((await take('estate')).getAttribute('aria-pressed')).toBe('false')
})
