import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildMainGuestConfig } from '../../testing/build-main-guest-config.ts'
import { answerAllSaved } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const renderDetail = (under: Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'>, index = 1) =>
  renderScreen({
    Screen: GuestDetailScreen,
    path: `/guest-detail/FOY1001/${index}`,
    answers: { updateGuests: answerAllSaved, ...under.answers },
    ...under,
  })

const reservation = (changes: Parameters<typeof buildGuest>[0]) => [buildReservation({ guests: [buildGuest(changes)] })]
const joined: HotelConfigInput = { flags: { join_document_contact: true } }
const kindOf: Record<string, 'country' | 'postalCode'> = { country: 'country', postalCode: 'postalCode' }
const other = buildGuest({ id: 'guest-2', index: 2, main: false, documentNumber: 'X1234567', email: 'jo@example.com' })

it('CAPTURE-05 CAPTURE-08.a opens a complete guest at the document; back leads to the list', async () => {
  const { user, path } = await renderDetail({})
  expect(await screen.findByRole('heading', { name: 'Is everything right, Ana?' })).toBeTruthy()
  expect(screen.getByLabelText('Document number')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/guest-list/FOY1001')
})

it('CAPTURE-02 CAPTURE-03 CAPTURE-07.b shows the document before the contact, and back goes to the previous step', async () => {
  const { user } = await renderDetail({})
  expect(await screen.findByLabelText('Document number')).toBeTruthy()
  expect(screen.queryByLabelText('E-mail')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('E-mail')).toBeTruthy()
  expect(screen.queryByLabelText('Document number')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Document number')).toBeTruthy()
})

it('CAPTURE-06 CAPTURE-08.b joined forms are one step, and back leads to the list', async () => {
  const { user, path } = await renderDetail({ config: joined })
  expect(await screen.findByLabelText('Document number')).toBeTruthy()
  expect(screen.getByLabelText('E-mail')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/guest-list/FOY1001')
})

it('marks a missing field on submit and focuses it', async () => {
  const { user } = await renderDetail({ reservations: reservation({ documentNumber: undefined, lastName: undefined }) })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Surname')))
})

it('VALID-04 shows an issue when the field loses focus, not before', async () => {
  const { user } = await renderDetail({ reservations: reservation({ documentNumber: undefined }) })
  await user.type(await screen.findByLabelText('Document number'), '12')
  expect(screen.queryByText('Invalid document number')).toBeNull()
  await user.tab()
  expect(screen.getByText('Invalid document number')).toBeTruthy()
})

it('VALID-10.a VALID-10.b shows the expected format for a wrong support number', async () => {
  const assets = [{ type: 'FieldArray' as const, name: 'document' as const, fields: [{ name: 'supportNumber' }] }]
  const spanish = {
    nationality: 'ESP',
    documentType: 'DNI',
    documentNumber: '12345678Z',
    supportNumber: '123',
  } as const
  const { user } = await renderDetail({
    config: { screens: [{ name: 'MrzCapture', order: 10, assets }] },
    reservations: reservation(spanish),
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Support number has an invalid format: AAA000000')).toBeTruthy()
})

it('an expired document shows a warning and does not block', async () => {
  const { user } = await renderDetail({ reservations: reservation({ expiryDate: '2029-12-31' }) })
  expect(await screen.findByText(/This document has expired/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('E-mail')).toBeTruthy()
})

it('keeps what was typed after a reload, and deletes it after saving', async () => {
  const { user, reload } = await renderDetail({ config: joined })
  await user.type(await screen.findByLabelText('First name'), ' Maria')
  reload()
  expect(await screen.findByDisplayValue('Ana Maria')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await screen.findByText('/guest-list/FOY1001')
  expect(Object.keys(sessionStorage).filter((name) => name.includes('guest-1'))).toEqual([])
})

it('CONFIG-04.b SHELL-05.d sends all data of the guest, cleaned, then reloads the booking and opens the list', async () => {
  const guests = [buildGuest({ documentNumber: 'c01 x00-t47', internalCode: 'H-7', segment: 'VIP' })]
  const reservations = [buildReservation({ guests, groupLocator: 'GRP77' })]
  const { user, path, askedOf } = await renderDetail({ config: joined, reservations })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  const [{ body } = {}] = askedOf('updateGuests')
  expect(body).toMatchObject({
    reservationId: 'reservation-1',
    reference: 'FOY1001',
    hotelId: 1,
    groupLocator: 'GRP77',
    guestIndex: 1,
    isPok: false,
    language: 'en',
  })
  expect(body?.guests[0]).toMatchObject({ id: 'guest-1', main: true, lastName: 'Soler', documentNumber: 'C01X00T47' })
  // The hotel's own number is sent back. Nothing was photographed.
  expect(body?.guests[0]).toMatchObject({ internalCode: 'H-7', step: 3, language: 'en' })
  expect(body?.guests[0]).not.toHaveProperty('hasDocumentFace')
  expect(askedOf('visitReservations')).toHaveLength(2)
})

it("shows the server's rejections at their fields, in the step that has them", async () => {
  const { user } = await renderDetail({
    answers: {
      updateGuests: () => {
        throw new InputProblem(undefined, [{ path: 'documentNumber', issue: 'duplicateDocument' }])
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText(/Another guest in this booking has this number/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Document number')))
  await user.type(screen.getByLabelText('Document number'), '8')
  expect(screen.queryByText(/Another guest in this booking/)).toBeNull()
})

it('retries a lost response with the same key; a different request has another key', async () => {
  let lost = true
  const { user, askedOf } = await renderDetail({
    config: joined,
    answers: {
      updateGuests: () => {
        if (lost) throw new Problem('offline')
        return { guests: [{ id: 'guest-1' }] }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await screen.findByText('No internet connection')
  await user.click(screen.getByText('Try again'))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(2))
  lost = false
  await user.type(screen.getByLabelText('First name'), ' Maria')
  await user.click(screen.getByRole('button', { name: 'Save and continue', hidden: true }))
  await screen.findByText('/guest-list/FOY1001')
  const [first, again, other] = askedOf('updateGuests').map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('a second press while the first is pending sends nothing', async () => {
  const { promise, resolve } = createDeferred<{ guests: { id: string }[] }>()
  const { user, askedOf } = await renderDetail({ config: joined, answers: { updateGuests: () => promise } })
  const save = await screen.findByRole('button', { name: 'Save and continue' })
  await user.dblClick(save)
  await user.click(save)
  resolve({ guests: [{ id: 'guest-1' }] })
  await screen.findByText('/guest-list/FOY1001')
  expect(askedOf('updateGuests')).toHaveLength(1)
})

it('CAPTURE-45.a CAPTURE-45.b copies the address of the main guest', async () => {
  const address = { country: 'DEU', region: 'Berlin', postalCode: '10115', city: 'Berlin', street: 'Lindenallee 4' }
  const nowhere = { country: undefined, street: undefined, postalCode: undefined, city: undefined }
  const guests = [buildGuest(address), { ...other, ...nowhere }]
  const fields = Object.keys(address).map((name) => ({ name, type: kindOf[name] ?? ('text' as const) }))
  const assets = [{ type: 'FieldArray' as const, name: 'otherGuest' as const, fields }]
  const { user, askedOf } = await renderDetail(
    {
      config: { screens: [{ name: 'MrzCapture', order: 10, assets }] },
      reservations: [buildReservation({ guests })],
    },
    2,
  )
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Same address as Ana' }))
  expect(screen.getByDisplayValue('Lindenallee 4')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  const { firstName, lastName, documentNumber, email } = other
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({
    ...address,
    firstName,
    lastName,
    documentNumber,
    email,
  })
})

it.each([
  ['VALID-38.a a Spaniard has an identity card', 'ESP', 'Identity card'],
  ['VALID-37 VALID-38.b others have a passport', 'PRT', 'Passport'],
])('%s unless something else is chosen', async (_rule, nationality, name) => {
  await renderDetail({ reservations: reservation({ nationality, documentType: undefined }) })
  expect(await screen.findByText(name)).toBeTruthy()
})

it('MODEL-08.e filled fields of a blocked guest are read-only; an invalid one stays editable', async () => {
  await renderDetail({ reservations: reservation({ blockFilledFields: true, documentNumber: '12' }) })
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).readOnly).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Document number').readOnly).toBe(false)
})

it('MODEL-01.i MODEL-06.f CAPTURE-46.a CAPTURE-47.a CAPTURE-47.b on the front app the contact is read-only unless the customer may edit', async () => {
  for (const customerCanEdit of [true, false]) {
    const { user, view } = await renderDetail({
      appKey: 'frontapp',
      reservations: [buildReservation({ customerCanEdit })],
    })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).readOnly).toBe(!customerCanEdit)
    view.unmount()
  }
})

it('CAPTURE-38 CONFIG-04.a opens the signature pad where guests sign while they are edited', async () => {
  const { user, path } = await renderDetail({
    config: { flags: { join_document_contact: true, signature_in_edit_guest_process: true } },
  })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/signpad/FOY1001?guestIndex=1'))
})

it('uploads each guest immediately where guests are saved one by one', async () => {
  const { user, path, askedOf } = await renderDetail(
    {
      config: { flags: { join_document_contact: true, save_guests_one_by_one: true } },
      reservations: [buildReservation({ guests: [buildGuest(), other] })],
    },
    2,
  )
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  const [{ body } = {}, ...more] = askedOf('updateGuests')
  expect([body?.guestIndex, body?.guests.map(({ id }) => id), more]).toEqual([2, ['guest-2'], []])
})

it.each([
  ['API-16.a', 'at the hotel', 'own', { isPok: true }],
  ['API-16.a', 'at its kiosk', 'kiosk', { isPok: true }],
  ['API-16.b', 'before arrival', 'prechk', {}],
])('%s the address of a change tells whether it is made at the hotel: %s', async (_, _when, appKey, query) => {
  const { user, askedOf } = await renderDetail({ config: joined, appKey })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.query).toEqual(query)
})

it('ERROR-11 opens show-error with the action Client update when a change fails', async () => {
  const updateGuests = () => {
    throw new Problem('unavailable', 'the database rests')
  }
  const { user, place } = await renderDetail({ config: joined, answers: { updateGuests } })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject({
    action: 'Client update',
    code: 'FOY1001',
    message_error: 'the database rests',
  })
})

it('CAPTURE-48.a CAPTURE-48.b the expected arrival is noon unless one was given', async () => {
  const fields = [{ name: 'arrivalTime', type: 'time' as const }]
  const assets = [{ type: 'FieldArray' as const, name: 'mainGuest' as const, fields }]
  for (const [given, expected] of [
    [undefined, '12:00'],
    ['18:30', '18:30'],
  ] as const) {
    const { user, askedOf, view } = await renderDetail({
      config: { ...joined, screens: [{ name: 'MrzCapture', order: 10, assets }] },
      reservations: reservation({ arrivalTime: given }),
    })
    expect(await screen.findByText(expected)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
    expect(askedOf('updateGuests')[0]?.body.guests[0]?.arrivalTime).toBe(expected)
    view.unmount()
  }
})

it.each([
  ['that was given is kept', 'ESP', '08'],
  ['that follows the nationality changes with it', undefined, ''],
])('G20 with another nationality, the region in a country %s', async (_, country, kept) => {
  const { user } = await renderDetail({
    config: buildMainGuestConfig([
      { name: 'country', type: 'country' },
      { name: 'region', type: 'text' },
    ]),
    reservations: reservation({ nationality: 'ESP', country, region: '08' }),
  })
  await user.click(await screen.findByRole('button', { name: /^Nationality/ }))
  await user.click(await screen.findByRole('option', { name: 'Portugal' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Region/ }).value).toBe(kept)
})

it('G20 uses the nationality as country of residence until the guest changes it', async () => {
  const { user, askedOf } = await renderDetail({
    config: joined,
    reservations: reservation({ nationality: undefined, country: undefined }),
  })
  const country = () => screen.getByRole('button', { name: /^Country of residence/ }).textContent
  const pick = async (field: RegExp, option: string) => {
    await user.click(await screen.findByRole('button', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await pick(/^Nationality/, 'Germany')
  expect(country()).toContain('Germany')
  await pick(/^Nationality/, 'Portugal')
  expect(country()).toContain('Portugal')
  await pick(/^Country of residence/, 'Spain')
  await pick(/^Nationality/, 'Germany')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(askedOf('updateGuests')).toHaveLength(1))
  expect(askedOf('updateGuests')[0]?.body.guests[0]).toMatchObject({ nationality: 'DEU', country: 'ESP' })
})

it('API-26 requests the countries of this hotel in the guest’s language', async () => {
  const { askedOf } = await renderDetail({ language: 'de' })
  await waitFor(() => expect(askedOf('selectOptions')).toHaveLength(1))
  expect(askedOf('selectOptions')[0]?.body).toEqual({ source: { list: 'countries' }, hotelId: 1, language: 'de' })
})

it('opens the list for an unknown guest number', async () => {
  const { path } = await renderDetail({}, 7)
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('a kiosk shows a keyboard that types into the focused field', async () => {
  const { user } = await renderDetail({ appKey: 'kiosk', reservations: reservation({ documentNumber: undefined }) })
  const field = await screen.findByLabelText<HTMLInputElement>('Document number')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.click(await screen.findByRole('button', { name: '7' }))
  expect(field.value).toBe('7')
})

it('CAPTURE-45.c does not offer the main guest an address to copy', async () => {
  const { user } = await renderDetail({ reservations: [buildReservation({ guests: [buildGuest(), other] })] })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByLabelText('E-mail')
  expect(screen.queryByRole('button', { name: /^Same address/ })).toBeNull()
})

it('NAV-12.f NAV-56.a keeps the group when going back from the guest', async () => {
  const path = '/guest-detail/FOY1001/1?groupLocator=GRP77'
  const { user, path: now } = await renderScreen({ Screen: GuestDetailScreen, path })
  await screen.findByLabelText('Document number')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(now()).toBe('/guest-list/FOY1001?groupLocator=GRP77')
})
