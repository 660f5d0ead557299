import type { ExtraInput } from '@foyer/domain/extras/extra.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useJourney } from '../../journey/journey-context.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ExtrasScreen } from './extras-screen.tsx'

const extra = (id: string, changes: Partial<ExtraInput> = {}): ExtraInput => ({
  id,
  names: { en: id },
  price: 10,
  type: id,
  ...changes,
})
const cava = extra('Cava', { order: 1, max: 3 })
const parking = extra('Parking', { order: 2, allotment: 5 })
const late = extra('Late check-out', { id: 'late', order: 3, control: 'select' })
const screens = [
  { name: 'GuestsList' as const, order: 10 },
  { name: 'ExtrasScreen' as const, order: 20 },
  { name: 'SignatureScreen' as const, order: 30 },
  { name: 'PaymentResume' as const, order: 40 },
]

type Changes = Omit<Partial<Parameters<typeof renderScreen>[0]>, 'Screen' | 'path'> & { left?: number }

function renderShown({ config = {}, left = 2, answers = {}, ...changes }: Changes = {}) {
  return renderScreen({
    Screen: ExtrasScreen,
    path: '/check-in-extras/FOY1001',
    config: { screens, extras: [cava, parking, late], ...config },
    answers: {
      priceExtras: ({ body }) =>
        body.extraIds.map((extraId) => ({
          extraId,
          price: { minor: 10_00, currency: 'EUR' },
          currency: 'EUR',
          limited: extraId === 'Parking',
          ...(extraId === 'Parking' && { left }),
        })),
      addExtras: ({ body }) => ({ extras: body.extras }),
      trackEvent: () => ({}),
      ...answers,
    },
    ...changes,
  })
}

const many = { flags: { extras_view: 'many' as const } }
const question = (name: string) => screen.findByRole('heading', { level: 1, name })
const next = async () => screen.findByRole('button', { name: /^(No, thanks|Continue)$/ })
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Anything to add to your stay?' })).getAllByRole('listitem')
const more = (name: string) => screen.findByRole('button', { name: `One more: ${name}` })

it('EXTRAS-01.a EXTRAS-05 EXTRAS-06 shows one extra per page; back goes to the previous one, and from the first to the previous screen', async () => {
  const { user, path } = await renderShown()
  await question('Cava')
  expect(screen.queryByText('Parking')).toBeNull()
  await user.click(await next())
  await question('Parking')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await question('Cava')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/guest-list/FOY1001')
})

it('EXTRAS-01.b EXTRAS-02.a EXTRAS-02.b MODEL-27.c shows several per page, each with its own control; nothing is preselected', async () => {
  const { user } = await renderShown({ config: many })
  const all = await cards()
  expect(all.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Cava',
    'Parking',
    'Late check-out',
  ])
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['0', '0'])
  const yes = screen.getByRole<HTMLInputElement>('checkbox', { name: /Late check-out/ })
  expect(yes.checked).toBe(false)
  expect(within(all[2] as HTMLElement).queryByRole('status')).toBeNull()
  await user.click(await more('Cava'))
  await user.click(await more('Cava'))
  await user.click(yes)
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('2')
  expect(screen.getByText('Your extras').parentElement?.textContent).toContain('€30.00')
})

it('MODEL-02.d API-51.a API-51.b API-51.c requests the price of each for this stay, and shows the response', async () => {
  const { askedOf } = await renderShown({
    config: many,
    answers: {
      priceExtras: () => [
        { extraId: 'Cava', price: { minor: 12_34, currency: 'EUR' }, currency: 'EUR', limited: false, left: undefined },
      ],
    },
  })
  expect(await screen.findByText('€12.34')).toBeTruthy()
  expect(screen.queryByText('€10.00')).toBeNull()
  expect(askedOf('priceExtras').map(({ body }) => body)).toEqual([
    {
      reference: 'FOY1001',
      roomTypeId: 'double',
      extraIds: ['Cava', 'Parking', 'late'],
      startDate: '2030-05-10',
      endDate: '2030-05-13',
    },
  ])
})

it('MODEL-07.c uses the server’s price and quantity for extras in the reservation, and the configuration’s for the rest', async () => {
  const named = { extrasToSyncPrice: ['Cava'], extrasToSyncAllotment: ['Parking'] }
  const extras = [
    { ...cava, price: 7 },
    { ...parking, price: 8 },
    { ...late, price: 9 },
  ]
  const { askedOf } = await renderShown({ config: { ...many, extras }, reservations: [buildReservation(named)] })
  const [first, second, third] = await cards()
  expect([first, second, third].map((card) => card?.textContent?.match(/€[\d.]+/)?.[0])).toEqual([
    '€10.00',
    '€8.00',
    '€9.00',
  ])
  expect(askedOf('priceExtras').map(({ body }) => body.extraIds)).toEqual([['Cava', 'Parking']])
})

it('MODEL-27.a shows each with its name, description, price and picture, in the hotel’s order', async () => {
  const extras = [
    { ...parking, order: 2 },
    { ...cava, order: 1, descriptions: { en: 'A bottle, chilled.' }, picture: '/pictures/cava.svg' },
  ]
  const { view } = await renderShown({ config: { ...many, extras } })
  const [first, second] = await cards()
  expect([first, second].map((card) => within(card as HTMLElement).getByRole('heading').textContent)).toEqual([
    'Cava',
    'Parking',
  ])
  expect(first?.textContent).toContain('A bottle, chilled.')
  expect(first?.textContent).toContain('€10.00')
  expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/pictures/cava.svg')
})

it('EXTRAS-04.a lists the rest after item N', async () => {
  const { user } = await renderShown({ config: { flags: { break_extras_into_multiple_on_item: 1 } } })
  await question('Cava')
  await user.click(await next())
  expect(await cards()).toHaveLength(2)
})

it('MODEL-02.d MODEL-07.a MODEL-27.b MODEL-27.d API-46.a API-46.c EXTRAS-07.a EXTRAS-07.b EXTRAS-07.c posts exactly the extras whose quantity changed', async () => {
  const reservation = buildReservation({
    initialNumber: 'I-77',
    legNumber: '2',
    extras: [
      { id: 'Cava', quantity: 1, currency: 'EUR' },
      { id: 'Parking', quantity: 2, currency: 'EUR' },
      { id: 'late', quantity: 1, currency: 'EUR' },
    ],
  })
  const extras = [{ ...cava, childPrice: 4.5 }, parking, late]
  const { user, path, askedOf } = await renderShown({ config: { ...many, extras }, reservations: [reservation] })
  await user.click(await more('Cava'))
  await user.click(screen.getByRole('checkbox', { name: /Late check-out/ }))
  await user.click(await next())
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  const [asked] = askedOf('addExtras')
  expect(asked?.body.extras).toMatchObject([
    {
      ...{ hotelId: 1, reference: 'FOY1001', initialNumber: 'I-77', legNumber: '2', roomTypeId: 'double' },
      ...{ extraId: 'Cava', quantity: 2, adults: 1, children: 0, nights: 3 },
      ...{ price: { minor: 10_00 }, childPrice: { minor: 4_50 } },
    },
    { extraId: 'late', quantity: 0 },
  ])
  expect(asked?.body.extras).toHaveLength(2)
})

it('EXTRAS-08.a EXTRAS-08.b posts nothing and continues when nothing changed', async () => {
  const { user, path, askedOf } = await renderShown({ config: many })
  await user.click(await more('Cava'))
  await user.click(screen.getByRole('button', { name: 'One less: Cava' }))
  await user.click(await next())
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(askedOf('addExtras')).toEqual([])
})

it('API-51.d EXTRAS-21.a EXTRAS-21.b MODEL-27.c limits the quantity to the maximum and to what is left; sold-out extras cannot be chosen', async () => {
  const { user, view } = await renderShown({ config: many })
  const disabled = async (name: string) => (await more(name)).hasAttribute('aria-disabled')
  for (const _ of [1, 2, 3]) await user.click(await more('Cava'))
  for (const _ of [1, 2]) await user.click(await more('Parking'))
  expect([await disabled('Cava'), await disabled('Parking')]).toEqual([true, true])
  view.unmount()
  await renderShown({ config: many, left: 0 })
  expect(await screen.findByText('Sold out for your dates')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'One more: Parking' })).toBeNull()
})

it('SHELL-25 shows a toast for ten seconds and what is left when an extra has just sold out, and orders nothing', async () => {
  let left = 1
  const {
    user,
    shown: toasts,
    path,
  } = await renderShown({
    config: many,
    answers: {
      priceExtras: () => [
        { extraId: 'Parking', price: { minor: 10_00, currency: 'EUR' }, currency: 'EUR', limited: true, left },
      ],
      addExtras: () => {
        left = 0
        throw new Problem('extraSoldOut')
      },
    },
  })
  await user.click(await more('Parking'))
  await user.click(await next())
  expect(await screen.findByText('Sold out for your dates')).toBeTruthy()
  expect(toasts).toMatchObject([{ kind: 'problem', lastsMs: 10_000 }])
  expect(path()).toBe('/check-in-extras/FOY1001')
})

it('keeps the choice and the page after a reload', async () => {
  const { user, reload } = await renderShown()
  await user.click(await more('Cava'))
  await user.click(await next())
  await question('Parking')
  reload()
  await question('Parking')
  expect(screen.getByText('Your extras').parentElement?.textContent).toContain('€10.00')
})

it('EXTRAS-09 continues to the next screen without requesting prices when there is nothing to offer', async () => {
  const { path, askedOf } = await renderShown({
    reservations: [buildReservation({ included: ['Cava', 'Parking', 'Late check-out'] })],
  })
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  expect(askedOf('priceExtras')).toEqual([])
})

const arrivalOnly = (process: 'pre-check-in' | 'check-in') =>
  renderShown({
    config: { screens: screens.map((one) => ({ ...one, process })), apps: { test: { channel: 'ownDevice', process } } },
    appKey: 'test',
    reservations: [buildReservation({ preCheckinHasExtras: false })],
  })

it('P27 MODEL-01.g pre-check-in passes over extras that a booking gets on arrival only', async () => {
  const { path } = await arrivalOnly('pre-check-in')
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
})

it('P27 MODEL-01.g check-in offers extras that a booking gets on arrival only', async () => {
  await arrivalOnly('check-in')
  await question('Cava')
})

it('P31 EXTRAS-10.a EXTRAS-10.b with nothing to offer, back from the signature leads to the screen before the extras', async () => {
  let journey: ReturnType<typeof useJourney> | undefined
  const { path } = await renderShown({
    config: { extras: [] },
    Beside: function Beside() {
      journey = useJourney()
      return null
    },
  })
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
  act(() => journey?.back())
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('EXTRAS-11 continues to the demo’s upgrade, where switched on, when there is nothing to offer', async () => {
  const { path } = await renderShown({ config: { extras: [], flags: { demo_upgrade: true } } })
  await waitFor(() => expect(path()).toBe('/check-in-upgrade/FOY1001'))
})

it('EXTRAS-20.a EXTRAS-20.b leaves out extras that are not mapped to the room type, and reports them once', async () => {
  const spa = extra('Spa', { products: { suite: 'SPA' } })
  const { askedOf, user } = await renderShown({ config: { ...many, extras: [cava, parking, spa] } })
  expect(await cards()).toHaveLength(2)
  await user.click(await more('Cava'))
  const reports = askedOf('trackEvent').filter(({ body }) => body.description === 'extra not mapped')
  expect(reports.map(({ body }) => [body.type, body.data])).toEqual([['error', { extras: ['Spa'] }]])
})

it('MODEL-07.j EXTRAS-13.a EXTRAS-13.b at the front desk notifies the hotel, and the screen returns to its screensaver', async () => {
  const { user, path, desk } = await renderShown({ config: many, appKey: 'frontapp' })
  await user.click(await more('Cava'))
  await user.click(await next())
  await waitFor(() => expect(path()).toBe('/lean-frontapp-screensaver/'))
  await waitFor(() =>
    expect(desk.line.received).toMatchObject([
      { type: 'extras', data: { reference: 'FOY1001', extras: [{ extraId: 'Cava', quantity: 1 }] } },
    ]),
  )
})

it('P30 EXTRAS-13.a EXTRAS-13.b at the front desk a guest who takes nothing notifies the hotel too', async () => {
  const { user, path, desk } = await renderShown({ config: many, appKey: 'frontapp' })
  await user.click(await next())
  await waitFor(() => expect(path()).toBe('/lean-frontapp-screensaver/'))
  await waitFor(() =>
    expect(desk.line.received).toMatchObject([{ type: 'extras', data: { reference: 'FOY1001', extras: [] } }]),
  )
})

it('API-46.e reports an order that fails, and loses nothing', async () => {
  const { user, path, reload, view } = await renderShown({
    config: many,
    answers: {
      addExtras: () => {
        throw new Problem('unavailable')
      },
    },
  })
  await user.click(await more('Cava'))
  await user.click(await next())
  await waitFor(() => expect(path()).toContain('/show-error'))
  expect(path()).toContain('action=Extras%20update')
  view.unmount()
  history.replaceState({ depth: 1 }, '', location.pathname.replace('show-error', 'check-in-extras/FOY1001'))
  reload()
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('1'))
})

it('MODEL-07.j shows what the desk has chosen without permission to edit, and orders nothing', async () => {
  const extras = [{ id: 'Cava', quantity: 2, currency: 'EUR' }]
  const reservations = [buildReservation({ customerCanEdit: false, extras })]
  const { user, path, askedOf } = await renderShown({ config: many, appKey: 'frontapp', reservations })
  expect(await screen.findByText('2 (the desk can change this)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /One more|One less/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(await next())
  await waitFor(() => expect(path()).toBe('/lean-frontapp-screensaver/'))
  expect(askedOf('addExtras')).toEqual([])
})

it('API-46.e reports an order that was booked differently, and does not continue', async () => {
  const { user, path } = await renderShown({ config: many, answers: { addExtras: () => ({ extras: [] }) } })
  await user.click(await more('Cava'))
  await user.click(await next())
  await waitFor(() => expect(path()).toContain('/show-error'))
  expect(path()).toContain('action=Extras%20update')
})

const operator = { appKey: 'kiosk', session: { token: 'secret', user: { id: 'u1', name: 'Ana' } } }
const accounts = { config: { flags: { accounts: true } }, ...operator }

it('SHELL-11.a sends a logged-in operator to fast-check-in after choosing extras', async () => {
  const { user, path } = await renderShown({ ...accounts, config: { flags: { accounts: true, extras_view: 'many' } } })
  await user.click(await more('Cava'))
  await user.click(await next())
  await waitFor(() => expect(path()).toBe('/fast-check-in/FOY1001'))
})

it('SHELL-11.b does so with an empty list of extras too', async () => {
  const { path } = await renderShown({ ...accounts, config: { extras: [], flags: { accounts: true } } })
  await waitFor(() => expect(path()).toBe('/fast-check-in/FOY1001'))
})

it.each([
  ['without a login', { ...operator, session: undefined }],
  ['on a guest’s own phone', { ...operator, appKey: 'own' }],
])('SHELL-11.c %s continues to the next configured screen', async (_, { session, appKey }) => {
  const config = { flags: { accounts: true, extras_view: 'many' as const } }
  const { user, path } = await renderShown({ config, appKey, ...(session && { session }) })
  await user.click(await more('Cava'))
  await user.click(await next())
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001'))
})

it('G45 says for how many nights a price is', async () => {
  const nightly = [
    extra('Cot', { order: 1, perNight: true }),
    extra('Breakfast', { order: 2, perNight: true, perAdult: true }),
  ]
  await renderShown({ config: { ...many, extras: nightly }, reservations: [buildReservation({ nights: 3 })] })
  const prices = (await cards()).map((card) => within(card).getByText(/nights/).textContent)
  expect(prices).toEqual(['for 3 nights', 'for all of you, for 3 nights'])
})
