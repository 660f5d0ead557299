import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useKnownReservations } from '../../journey/known-reservations.ts'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { WalkInScreen } from './walk-in-screen.tsx'

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const rate = (id: string, name: string, minor: number) => ({
  id,
  name,
  price: euro(minor),
  room: euro(minor - 500),
  taxes: euro(500),
  currency: 'EUR',
})
const rooms = [
  { typeId: 'classic', type: 'Classic room', picture: 'room', rates: [rate('room-only.1.17000', 'Room only', 170_00)] },
  {
    typeId: 'suite',
    type: 'Palace suite',
    picture: 'room',
    rates: [rate('room-only.1.39500', 'Room only', 395_00), rate('breakfast.1.42500', 'With breakfast', 425_00)],
  },
]
const made = buildReservation({ reference: 'W2345678', isWalkIn: true })

const answers = {
  productionDate: () => ({ date: '2030-05-10' }),
  searchAvailability: () => ({ nothingFree: false, rooms }),
  createReservation: () => ({ reference: 'W2345678' }),
  searchReservations: () => ({ reservations: [made] }),
  visitReservations: () => ({ reservations: [] }),
} satisfies Answers

interface Changes {
  readonly flags?: HotelConfigInput['flags']
  readonly answers?: Answers
}

async function renderWalkIn({ flags = {}, answers: other = {} }: Changes = {}) {
  const page = await renderScreen({
    Screen: WalkInScreen,
    path: '/walk-in/',
    appKey: 'kiosk',
    config: { flags: { walkin_enabled: true, membership_in_walkin: true, ...flags } },
    answers: { ...answers, ...other },
  })
  await screen.findByRole('heading', { level: 1, name: 'How long would you like to stay?' })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return {
    ...page,
    press,
    toRooms: async () => {
      await press('Show me the rooms')
      await screen.findByRole('heading', { level: 1, name: 'Which room would you like?' })
    },
    book: async (name: RegExp, amount: string) => {
      await page.user.click(screen.getByRole('radio', { name }))
      await press(`Book for ${amount}`)
    },
    member: async (email: string, number: string) => {
      await press('I’m a member')
      if (email) await page.user.type(screen.getByRole('textbox', { name: /E-mail/ }), email)
      if (number) await page.user.type(screen.getByRole('textbox', { name: 'Membership number' }), number)
      await press('Find my membership')
    },
  }
}

it('WALKIN-02.a MODEL-33.a API-58.a searches for what was chosen, and sends nothing else', async () => {
  const { press, toRooms, askedOf } = await renderWalkIn()
  for (const name of ['One night more', 'One night more', 'One adult more', 'One child more']) await press(name)
  await toRooms()
  expect(askedOf('searchAvailability').map(({ body }) => body)).toEqual([
    { hotelId: 1, nights: 2, adults: 2, children: 1 },
  ])
})

it('WALKIN-02.b MODEL-33.c accepts a code, and reports an invalid one before anything else', async () => {
  const { user, press, askedOf } = await renderWalkIn()
  await press('I have a promotional code')
  await user.type(screen.getByRole('textbox', { name: /Promotional code/ }), 'LOBBY10')
  await press('Show me the rooms')
  expect(await screen.findByText(/This code isn’t valid/)).toBeTruthy()
  expect(askedOf('searchAvailability').map(({ body }) => body.promotionalCode)).toEqual(['LOBBY10'])
  expect(screen.queryByRole('heading', { name: 'Which room would you like?' })).toBeNull()
})

it('MODEL-33.b requires and sends a name only where the hotel configures it', async () => {
  const { user, press, toRooms, askedOf } = await renderWalkIn({ flags: { walkin_contact_name: true } })
  await press('Show me the rooms')
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Keller')
  await press('Show me the rooms')
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(1)
  expect(askedOf('searchAvailability')).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Noa')
  await toRooms()
  expect(askedOf('searchAvailability')[0]?.body).toMatchObject({ firstName: 'Noa', lastName: 'Keller' })
})

it('SHELL-15.a WALKIN-01 WALKIN-03 WALKIN-09.a MODEL-34.c API-59.a WALKIN-10.a WALKIN-10.d shows what is available, preselects nothing, and books what is chosen', async () => {
  const { toRooms, book, askedOf, path } = await renderWalkIn()
  await toRooms()
  expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([])
  expect(screen.getByRole('button', { name: 'Choose a room' })).toHaveProperty('disabled', true)
  await book(/With breakfast/, '€425.00')
  await waitFor(() => expect(path()).toBe('/guest-list/W2345678?fromReservationCreate=true'))
  expect(askedOf('createReservation').map(({ body }) => body)).toEqual([
    { roomTypeId: 'suite', rateId: 'breakfast.1.42500', adults: 1, children: 0 },
  ])
})

it('WALKIN-06.a WALKIN-06.b API-59.c API-23.a MODEL-35 WALKIN-15.b finds the new reservation by its number only, then opens its guests', async () => {
  const { toRooms, book, askedOf, path } = await renderWalkIn()
  await toRooms()
  await book(/Room only.*170/, '€170.00')
  await waitFor(() => expect(path()).toBe('/guest-list/W2345678?fromReservationCreate=true'))
  expect(askedOf('searchReservations').map(({ body }) => body)).toEqual([{ voucher: 'W2345678' }])
})

it('API-23.b WALKIN-15.a a demo sends the number of guests and nights', async () => {
  const { toRooms, book, askedOf, path } = await renderWalkIn({ flags: { demo: true } })
  await toRooms()
  await book(/Room only.*170/, '€170.00')
  await waitFor(() => expect(path()).toContain('/guest-list/'))
  expect(askedOf('searchReservations')[0]?.body).toEqual({ voucher: 'W2345678', adults: 1, children: 0, nights: 1 })
})

it('WALKIN-10.d does not open the guests of a new reservation that cannot be opened yet, and a retry creates no second one', async () => {
  let isAway = true
  const { toRooms, book, press, askedOf, path } = await renderWalkIn({
    answers: {
      searchReservations: () => {
        if (isAway) throw new Problem('tooManyTries')
        return { reservations: [made] }
      },
    },
  })
  await toRooms()
  await book(/Room only.*170/, '€170.00')
  await screen.findByText(/Please wait a little/)
  expect(path()).toBe('/walk-in/')
  isAway = false
  await press('Book for €170.00')
  await waitFor(() => expect(path()).toContain('/guest-list/'))
  const [first, second] = askedOf('createReservation')
  expect(second?.key).toBe(first?.key)
})

it.each([
  ['WALKIN-12.a the hotel’s own message', 'Try the Beach.', 'Try the Beach.'],
  ['WALKIN-12.b our own message', undefined, 'We have no room for that many people and nights. Try fewer nights.'],
])('WALKIN-09.b WALKIN-11 MODEL-34.a nothing is available: %s, and no step 2', async (_, message, words) => {
  const { press } = await renderWalkIn({
    answers: { searchAvailability: () => ({ nothingFree: true, rooms: [], ...(message && { message }) }) },
  })
  await press('Show me the rooms')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Which room would you like?' })).toBeNull()
})

const fails = () => {
  throw new Problem('unavailable')
}

it('WALKIN-24 WALKIN-09.b shows the problem when a search fails', async () => {
  const { press, path } = await renderWalkIn({ answers: { searchAvailability: fails } })
  await press('Show me the rooms')
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*error=unavailable/))
})

it.each([
  ['WALKIN-25 creating the reservation', { createReservation: fails }],
  ['WALKIN-26 opening the reservation', { searchReservations: fails }],
])('%s fails: shows the problem', async (_, other) => {
  const { toRooms, book, path } = await renderWalkIn({ answers: other })
  await toRooms()
  await book(/Room only.*170/, '€170.00')
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*error=unavailable/))
})

it('reports that the last room has just been taken, and shows what is available now', async () => {
  let asked = 0
  const { toRooms, book, path } = await renderWalkIn({
    answers: {
      createReservation: () => {
        throw new Problem('noRoomFree')
      },
      searchAvailability: () => ({ nothingFree: false, rooms: asked++ === 0 ? rooms : rooms.slice(0, 1) }),
    },
  })
  await toRooms()
  await book(/With breakfast/, '€425.00')
  expect(await screen.findByText(/Someone was a moment faster/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Palace suite' })).toBeNull())
  expect(path()).toBe('/walk-in/')
})

it('P31 WALKIN-09.b a room that is gone leads back to step 1 if the new search finds nothing', async () => {
  let asked = 0
  const { toRooms, book } = await renderWalkIn({
    answers: {
      createReservation: () => {
        throw new Problem('noRoomFree')
      },
      searchAvailability: () => (asked++ === 0 ? { nothingFree: false, rooms } : { nothingFree: true, rooms: [] }),
    },
  })
  await toRooms()
  await book(/With breakfast/, '€425.00')
  await screen.findByRole('heading', { level: 1, name: 'How long would you like to stay?' })
  expect(screen.queryByRole('heading', { name: 'Which room would you like?' })).toBeNull()
})

it('WALKIN-04 WALKIN-05 back goes one step back, and from the first to home', async () => {
  const { press, toRooms, path } = await renderWalkIn()
  await toRooms()
  await press('Back')
  await screen.findByRole('heading', { level: 1, name: 'How long would you like to stay?' })
  await press('Back')
  expect(path()).toBe('/home')
})

const memberAnswers = {
  searchAvailability: () => ({ nothingFree: false, rooms, percentOff: 15 }),
  findMembership: ({ body }: { body: { email?: string | undefined; membershipId?: string | undefined } }) => ({
    promotionalCode: 'CIRCLE15',
    membershipId: 'FC20417',
    ...(body.email && { email: body.email }),
  }),
} satisfies Answers

it('WALKIN-02.c WALKIN-07 WALKIN-13.a WALKIN-13.b MODEL-36.b API-59.b API-61.b a membership sets code, number and address', async () => {
  const { member, toRooms, book, askedOf } = await renderWalkIn({ answers: memberAnswers })
  await member('noa@example.com', '')
  await screen.findByText('Your membership applies: code CIRCLE15.')
  await toRooms()
  await book(/Room only.*170/, '€170.00')
  await waitFor(() => expect(askedOf('createReservation')).toHaveLength(1))
  expect(askedOf('searchAvailability')[0]?.body.promotionalCode).toBe('CIRCLE15')
  expect(askedOf('createReservation')[0]?.body).toMatchObject({
    promotionalCode: 'CIRCLE15',
    membershipId: 'FC20417',
    membershipEmail: 'noa@example.com',
  })
})

it('WALKIN-14.a WALKIN-14.b API-59.b removing a membership clears everything it set', async () => {
  const { member, press, toRooms, book, askedOf } = await renderWalkIn({ answers: memberAnswers })
  await member('noa@example.com', '')
  await screen.findByText('Your membership applies: code CIRCLE15.')
  await press('Remove')
  await toRooms()
  await book(/Room only.*170/, '€170.00')
  await waitFor(() => expect(askedOf('createReservation')).toHaveLength(1))
  expect(askedOf('searchAvailability')[0]?.body).not.toHaveProperty('promotionalCode')
  expect(askedOf('createReservation')[0]?.body).toEqual({
    roomTypeId: 'classic',
    rateId: 'room-only.1.17000',
    adults: 1,
    children: 0,
  })
})

it.each([
  ['WALKIN-22.a an address', 'noa@example.com', '', { email: 'noa@example.com' }],
  ['WALKIN-22.b a number', '', 'FC 20417', { membershipId: 'FC 20417' }],
  ['MODEL-36.a both', 'noa@example.com', 'FC1', { email: 'noa@example.com', membershipId: 'FC1' }],
])('API-61.a %s: searches for that only', async (_, email, number, body) => {
  const { member, askedOf } = await renderWalkIn({ answers: memberAnswers })
  await member(email, number)
  await screen.findByText('Your membership applies: code CIRCLE15.')
  expect(askedOf('findMembership').map((asked) => asked.body)).toEqual([body])
})

it.each([
  ['WALKIN-22.c neither', '', '', 'Please enter your e-mail address or your membership number.'],
  ['WALKIN-22.d an invalid address', 'noa@', 'FC1', /Email error/],
])('%s: does not search, and shows what is missing', async (_, email, number, words) => {
  const { member, askedOf } = await renderWalkIn({ answers: memberAnswers })
  await member(email, number)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(askedOf('findMembership')).toEqual([])
})

it.each([
  ['WALKIN-23.a no such member', 'membershipNotFound'],
  ['WALKIN-23.b any other response', 'unexpected'],
] as const)('%s: the dialog reports that no membership was found', async (_, code) => {
  const { member } = await renderWalkIn({
    answers: {
      findMembership: () => {
        throw new Problem(code)
      },
    },
  })
  await member('noa@example.com', '')
  expect(await screen.findByText(/We couldn’t find a membership/)).toBeTruthy()
})

it.each([
  ['WALKIN-27.a', true],
  ['WALKIN-27.b', false],
])('%s a membership is offered: %s', async (_, isOn) => {
  await renderWalkIn({ flags: { membership_in_walkin: isOn } })
  expect(screen.queryByRole('button', { name: 'I’m a member' }) !== null).toBe(isOn)
})

it('API-60.a API-60.b the days begin with the hotel’s current business day', async () => {
  const { askedOf } = await renderWalkIn({ answers: { productionDate: () => ({ date: '2030-05-09' }) } })
  expect(await screen.findByText('Thu 9 May to Fri 10 May')).toBeTruthy()
  expect(askedOf('productionDate').map(({ body }) => body)).toEqual([{}])
})

it('API-60.c they begin today if there is no response', async () => {
  await renderWalkIn({ answers: { productionDate: () => ({}) } })
  expect(await screen.findByText('Fri 10 May to Sat 11 May')).toBeTruthy()
})

it('API-23.c walk-in continues with the reservations in the response', async () => {
  let known: readonly string[] = []
  const page = await renderScreen({
    Screen: WalkInScreen,
    path: '/walk-in/',
    appKey: 'kiosk',
    config: { flags: { walkin_enabled: true } },
    answers,
    Beside: function Known() {
      known = useKnownReservations().map(({ reference }) => reference)
      return null
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Show me the rooms' }))
  await page.user.click(await screen.findByRole('radio', { name: /Room only.*170/ }))
  await page.user.click(screen.getByRole('button', { name: 'Book for €170.00' }))
  await waitFor(() => expect(page.path()).toContain('/guest-list/W2345678'))
  expect(known).toEqual(['W2345678'])
})
