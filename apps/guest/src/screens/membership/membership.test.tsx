import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, answerAllSaved } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MembershipScreen } from './membership-screen.tsx'

type FlagsInput = NonNullable<HotelConfigInput['flags']>

interface Offered {
  readonly guest?: Partial<Guest>
  readonly flags?: FlagsInput
  readonly query?: string
  readonly updateGuests?: NonNullable<Answers['updateGuests']>
}

const offered = {
  Screen: MembershipScreen,
  path: '/bme-subscription/FOY1001?guestIndex=1',
  config: { flags: { bme_subscription: true } },
}

const renderOffer = ({ guest = {}, flags = {}, query = '', updateGuests = answerAllSaved }: Offered = {}) =>
  renderScreen({
    Screen: MembershipScreen,
    path: `/bme-subscription/FOY1001?guestIndex=1${query}`,
    appKey: 'kiosk',
    readers: { document: false, face: true },
    config: { flags: { bme_subscription: true, ...flags } },
    reservations: [buildReservation({ guests: [buildGuest(guest)] })],
    answers: { updateGuests, legalConditions: () => ({ membershipTerms: 'It is free.' }) },
  })

const question = 'Would you like to join us?'

it('MEMBER-05 its address shows the offer, with four pictures', async () => {
  await renderOffer({ query: '&groupLocator=GRP77&showFaceRecognition=true' })
  expect(await screen.findByRole('heading', { name: question })).toBeTruthy()
  const benefits = within(await screen.findByRole('list', { name: 'Member benefits' })).getAllByRole('listitem')
  await waitFor(() => expect(benefits.map((item) => item.querySelectorAll('svg').length)).toEqual([1, 1, 1, 1]))
})

it('MEMBER-01 MEMBER-02 MEMBER-09.a only a guest who accepts the terms can join', async () => {
  const { user, path, askedOf } = await renderOffer()
  await user.click(await screen.findByRole('button', { name: 'Join for free' }))
  expect(screen.getByText('Please accept the terms to join.')).toBeTruthy()
  expect(askedOf('updateGuests')).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: 'I accept the membership terms' }))
  await user.click(screen.getByRole('button', { name: 'Join for free' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  const [{ body } = {}] = askedOf('updateGuests')
  expect(body?.guests[0]).toMatchObject({
    id: 'guest-1',
    membership: 'joined',
    lastName: 'Soler',
    documentNumber: 'C01X00T47',
  })
})

it('MEMBER-03 MEMBER-08.b MEMBER-09.b lets a guest decline and continue', async () => {
  const { user, path, askedOf } = await renderOffer()
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({ membership: 'refused' })
})

it('MEMBER-04 back leads to the guest', async () => {
  const { user, path, askedOf } = await renderOffer()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect([path(), askedOf('updateGuests')]).toEqual(['/guest-detail/FOY1001/1', []])
})

const agreed = { faceConsent: true, scanConsent: true }
const faceFirst = { face_recognition: true, face_recognition_first: true }
const signs = { signature_in_edit_guest_process: true }

it.each<[string, Offered, string]>([
  [
    'MEMBER-06 the face, where it comes first',
    { guest: agreed, flags: { ...faceFirst, ...signs } },
    '/guest-detail/FOY1001/1?doFaceRecognitionFirst=true',
  ],
  [
    'MEMBER-06 NAV-35.b the face, where the address requests it',
    { guest: agreed, flags: { face_recognition: true }, query: '&showFaceRecognition=true' },
    '/guest-detail/FOY1001/1?doFaceRecognitionFirst=true',
  ],
  ['MEMBER-07 the pad, where guests sign while they are edited', { flags: signs }, '/signpad/FOY1001?guestIndex=1'],
  [
    'the list otherwise',
    { guest: { ...agreed, faceMatched: true, signatureState: 'uploaded' }, flags: { ...faceFirst, ...signs } },
    '/guest-list/FOY1001',
  ],
])('%s follows', async (_, offered, there) => {
  const { user, path } = await renderOffer(offered)
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(path()).toBe(there))
})

it.each<[string, Partial<Guest>]>([
  ['CAPTURE-37.d a guest who has joined', { membership: 'joined' }],
  ['CAPTURE-37.e a guest who has declined', { membership: 'refused' }],
  ['CAPTURE-37.c a guest without an e-mail address', { email: undefined }],
])('%s: skips the offer and continues', async (_, guest) => {
  const { path, askedOf } = await renderOffer({ guest })
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('updateGuests')).toEqual([])
})

it('MEMBER-10 MODEL-21.c shows the terms that the hotel has written', async () => {
  const { user } = await renderOffer()
  await user.click(await screen.findByRole('button', { name: 'Read the membership terms' }))
  expect(await screen.findByText('It is free.')).toBeTruthy()
})

it('does not accept terms that have not loaded: reports it, and lets the guest join once they have', async () => {
  let lost = true
  const { user, path, askedOf } = await renderScreen({
    ...offered,
    reservations: [buildReservation({ guests: [buildGuest()] })],
    answers: {
      updateGuests: answerAllSaved,
      legalConditions: () => {
        if (lost) throw new Problem('offline')
        return { membershipTerms: 'It is free.' }
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'I accept the membership terms' }))
  await user.click(screen.getByRole('button', { name: 'Join for free' }))
  await screen.findByText('No internet connection')
  expect(askedOf('updateGuests')).toEqual([])
  lost = false
  await user.click(screen.getByText('Try again'))
  await waitFor(() => expect(askedOf('legalConditions').length).toBeGreaterThan(1))
  await user.click(screen.getByRole('button', { name: 'Join for free' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('a second press while the first is pending sends nothing; a lost response keeps its key', async () => {
  let lost = true
  const { user, path, askedOf } = await renderOffer({
    updateGuests: () => {
      if (lost) throw new Problem('offline')
      return { guests: [{ id: 'guest-1' }] }
    },
  })
  await user.dblClick(await screen.findByRole('button', { name: 'No, thanks' }))
  await screen.findByText('No internet connection')
  lost = false
  await user.click(screen.getByText('Try again'))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  const [first, again, ...more] = askedOf('updateGuests')
  expect([again?.key, more]).toEqual([first?.key, []])
})

it('retries with the newer data after a conflicting save', async () => {
  let version = 1
  const { user, path, toasts } = await renderScreen({
    ...offered,
    answers: {
      visitReservations: () => ({ reservations: [buildReservation({ guests: [buildGuest({ version })] })] }),
      updateGuests: (asked) => {
        if (asked.body.guests[0]?.version === 2) return answerAllSaved(asked)
        version = 2
        throw new Problem('guestChanged')
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('NAV-35.c keeps the group', async () => {
  const { user, path } = await renderOffer({ query: '&groupLocator=GRP77' })
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001?groupLocator=GRP77'))
})
