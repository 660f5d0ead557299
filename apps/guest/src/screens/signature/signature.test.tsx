import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SignatureScreen } from './signature-screen.tsx'
import { drawSignature, INK, stubCanvas } from './testing/ink.ts'

stubCanvas()

const checks: HotelConfigInput = {
  screens: [
    { name: 'GuestsList', order: 1 },
    {
      name: 'SignatureScreen',
      order: 2,
      assets: [
        {
          type: 'FieldArray',
          name: 'checks',
          fields: [
            { name: 'privacy', type: 'checkbox', mandatory: true, label: { en: 'I have read the privacy notice.' } },
          ],
        },
      ],
    },
    { name: 'PaymentResume', order: 3 },
  ],
}
const terms = { legalConditions: () => ({ termsContent: 'No parties.\nNo smoking.' }) }
const second = buildGuest({
  id: 'guest-2',
  index: 2,
  main: false,
  firstName: 'Jonas',
  documentNumber: 'X1234567',
  email: 'jo@example.com',
})

const renderPad = (under: Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'>, query = '') =>
  renderScreen({ Screen: SignatureScreen, path: `/signpad/FOY1001${query}`, ...under })

it('SIGN-19.b SIGN-20 SIGN-21 SIGN-22 shows what is missing and uploads nothing', async () => {
  const { user, askedOf } = await renderPad({ config: checks, answers: terms })
  await screen.findByLabelText('I accept the terms and conditions.')
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  expect(screen.getByText('Please tick this to continue.')).toBeTruthy()
  expect(screen.getByText('Please accept the terms to continue.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Your signature is still missing.')
  expect(askedOf('uploadSignature')).toEqual([])
})

it('explains why a driver who signed for another car signs again', async () => {
  const guests = [buildGuest({ signatureVoided: true })]
  await renderPad({ config: checks, answers: terms, reservations: [buildReservation({ guests })] })
  expect(await screen.findByText(/have changed since you signed/)).toBeTruthy()
})

const agreed = {
  agreement: 'first',
  car: 'Compact car',
  startDate: '2026-11-20',
  endDate: '2026-11-24',
  returnBy: '12:00',
  total: { minor: 178_00, currency: 'EUR' },
  deposit: { minor: 400_00, currency: 'EUR' },
  currency: 'EUR',
}

it('shows a driver the car, days, price and deposit above the signature, and sends which version was read', async () => {
  const shown = [agreed, { ...agreed, agreement: 'second', total: { minor: 199_00, currency: 'EUR' } }]
  const { user, askedOf } = await renderPad({
    config: { ...checks, product: 'carRental' },
    answers: {
      ...terms,
      readAgreement: () => shown[0] ?? agreed,
      uploadSignature: ({ body }) => {
        if (body.agreement === 'second') return {}
        shown.shift()
        throw new Problem('priceChanged')
      },
    },
  })
  const facts = within(await screen.findByRole('region', { name: 'You’re signing for' }))
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Compact car',
    'Fri 20 Nov',
    'Tue 24 Nov, by 12:00',
    '€178.00',
    '€400.00',
  ])
  await user.click(await screen.findByLabelText('I accept the terms and conditions.'))
  await user.click(screen.getByLabelText('I have read the privacy notice.'))
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  // Rejected because the price changed: the new one is shown before signing.
  expect(await facts.findByText('€199.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(askedOf('uploadSignature').map(({ body }) => body.agreement)).toEqual(['first', 'second']))
})

it('focuses the first thing that is missing: the ink, then the checks', async () => {
  const { user } = await renderPad({ config: checks, answers: terms })
  await screen.findByLabelText('I accept the terms and conditions.')
  const sign = () => user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await sign()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  drawSignature()
  await sign()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('I have read the privacy notice.')))
})

const twoChecks: HotelConfigInput = {
  screens: [
    {
      name: 'SignatureScreen',
      order: 1,
      assets: [
        {
          type: 'FieldArray',
          name: 'checks',
          fields: [
            { name: 'privacy', type: 'checkbox', mandatory: true, label: { en: 'I have read the privacy notice.' } },
            { name: 'news', type: 'checkbox', label: { en: 'E-mail me.' } },
            { name: 'pets', type: 'yesno', label: { en: 'Do you bring a pet?' } },
          ],
        },
      ],
    },
  ],
}

it('sends all checks with the signature, ticked or not', async () => {
  const { user, askedOf } = await renderPad({ config: twoChecks, answers: { ...terms, uploadSignature: () => ({}) } })
  await user.click(await screen.findByLabelText('I accept the terms and conditions.'))
  await user.click(screen.getByLabelText('I have read the privacy notice.'))
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(askedOf('uploadSignature')).toHaveLength(1))
  expect(askedOf('uploadSignature')[0]?.body.guests[0]?.ticks).toEqual({
    version: 'test',
    checks: { privacy: true, news: false },
    terms: true,
  })
})

it('reports in place that the hotel has changed its texts, with a way to read them', async () => {
  const { user, place } = await renderPad({
    answers: {
      uploadSignature: () => {
        throw new Problem('textsChanged')
      },
    },
  })
  await screen.findByRole('heading', { name: 'Please sign here, Ana' })
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  expect(await screen.findByText(/The hotel has just changed what you accept here/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read it again' })).toBeTruthy()
  expect(place()?.screen).toBe('signpad')
})

it('SIGN-22 does not upload a sheet without ink, even if everything else is accepted', async () => {
  const { user, askedOf } = await renderPad({ config: checks, answers: { ...terms, uploadSignature: () => ({}) } })
  await user.click(await screen.findByLabelText('I accept the terms and conditions.'))
  await user.click(screen.getByLabelText('I have read the privacy notice.'))
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  expect(askedOf('uploadSignature')).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('Your signature is still missing.')
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(askedOf('uploadSignature')).toHaveLength(1))
})

it('SIGN-19.a SIGN-19.b SIGN-19.c G18 shows the configured checks, of which only the mandatory ones must be ticked, and the terms; optional ones come last and are marked', async () => {
  const fields = [
    { name: 'privacy', type: 'checkbox' as const, mandatory: true, label: { en: 'I have read the privacy notice.' } },
    { name: 'news', type: 'checkbox' as const, label: { en: 'Send me news.' } },
  ]
  const assets = [{ type: 'FieldArray' as const, name: 'checks' as const, fields }]
  const screens = [
    { name: 'SignatureScreen' as const, order: 2, assets },
    { name: 'PaymentResume' as const, order: 3 },
  ]
  const { user, askedOf } = await renderPad({ config: { screens }, answers: { ...terms, uploadSignature: () => ({}) } })
  await screen.findByLabelText('I accept the terms and conditions.')
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ name, required }) => [name, required])).toEqual([
    ['privacy', true],
    ['tosCheckbox', true],
    ['news', false],
  ])
  expect(screen.getByLabelText('Send me news. (optional)')).toBe(boxes[2])
  drawSignature()
  await user.click(screen.getByLabelText('I have read the privacy notice.'))
  await user.click(screen.getByLabelText('I accept the terms and conditions.'))
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(askedOf('uploadSignature')).toHaveLength(1))
})

it('G21 a reload keeps what was ticked', async () => {
  const { user, reload } = await renderPad({ answers: terms })
  await user.click(await screen.findByLabelText('I accept the terms and conditions.'))
  reload()
  expect(await screen.findByLabelText<HTMLInputElement>('I accept the terms and conditions.')).toHaveProperty(
    'checked',
    true,
  )
})

it('MODEL-15.c API-17.a MODEL-16.f CONFIG-06.b CONFIG-08.b SIGN-07.a SIGN-07.b SIGN-16 visits every guest who needs to sign, then continues', async () => {
  const signed = buildGuest({
    ...second,
    id: 'guest-3',
    firstName: 'Eva',
    documentNumber: 'X7654321',
    email: 'eva@example.com',
    signatureState: 'signed',
  })
  const guests = [buildGuest(), signed, { ...second, index: 3 }]
  const { user, askedOf, place } = await renderPad({
    answers: {
      visitReservations: () => ({ reservations: [buildReservation({ guests })] }),
      uploadSignature: ({ body }) => {
        const at = guests.findIndex(({ id }) => id === body.guests[0]?.id)
        guests[at] = { ...guests[at], signatureState: 'uploaded' } as (typeof guests)[number]
        return {}
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Please sign here, Ana' })).toBeTruthy()
  await waitFor(() => drawSignature())
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  expect(await screen.findByRole('heading', { name: 'Please sign here, Jonas' })).toBeTruthy()
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
  const ticks = { version: 'test', checks: {}, terms: false }
  const whose = { reference: 'FOY1001', hotelId: 1 }
  expect(askedOf('uploadSignature').map(({ body }) => body)).toEqual([
    { ...whose, guests: [{ id: 'guest-1', signature: INK, ticks }] },
    { ...whose, guests: [{ id: 'guest-2', signature: INK, ticks }] },
  ])
})

it('SIGN-17.a exports a jpeg where the hotel requires one', async () => {
  const { user, askedOf } = await renderPad({
    config: { flags: { signature_format: 'jpeg' } },
    answers: { uploadSignature: () => ({}) },
  })
  await screen.findByRole('heading', { name: 'Please sign here, Ana' })
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(askedOf('uploadSignature')).toHaveLength(1))
  expect(askedOf('uploadSignature')[0]?.body.guests[0]?.signature).toContain('data:image/jpeg')
})

it('NAV-21.b SIGN-07.c with a number in the address only that guest signs, then returns to the list', async () => {
  const { user, path } = await renderPad(
    { reservations: [buildReservation({ guests: [buildGuest(), second] })], answers: { uploadSignature: () => ({}) } },
    '?guestIndex=2',
  )
  expect(await screen.findByRole('heading', { name: 'Please sign here, Jonas' })).toBeTruthy()
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
})

it('SIGN-23 an upload that fails opens show-error with the action Client update', async () => {
  const { user, place } = await renderPad({
    answers: {
      uploadSignature: () => {
        throw new Problem('unavailable')
      },
    },
  })
  await screen.findByRole('heading', { name: 'Please sign here, Ana' })
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject({ action: 'Client update', code: 'FOY1001' })
})

it('ERROR-14 SHELL-22.a SIGN-24 shows the terms as paragraphs, and a default message when a text is not set', async () => {
  const { user } = await renderPad({ answers: terms })
  await user.click(await screen.findByRole('button', { name: 'Terms and conditions' }))
  expect(screen.getByText('No parties.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Privacy notice', hidden: true }))
  expect(screen.getByText('Privacy conditions have not been set.')).toBeTruthy()
})

it('ERROR-13 a hotel without terms has no terms to accept', async () => {
  const { user } = await renderPad({})
  await user.click(await screen.findByRole('button', { name: 'Terms and conditions' }))
  expect(screen.getByText('Terms and conditions have not been set.')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
})

it('does not let a guest sign before their data is complete; the way back leads past the signature', async () => {
  const before = history.length
  const { path } = await renderPad({
    reservations: [buildReservation({ guests: [buildGuest({ lastName: undefined })] })],
  })
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(history.length).toBe(before)
})

it('continues immediately when everyone has signed', async () => {
  const { place } = await renderPad({
    reservations: [buildReservation({ guests: [buildGuest({ signatureState: 'signed' })] })],
  })
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
})

it('NAV-21.c keeps the group when going back with the guest', async () => {
  const { user, path } = await renderPad(
    { answers: { uploadSignature: () => ({}) } },
    '?guestIndex=1&groupLocator=GRP77',
  )
  await screen.findByRole('heading', { name: 'Please sign here, Ana' })
  drawSignature()
  await user.click(screen.getByRole('button', { name: 'Sign and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001?groupLocator=GRP77'))
})

it('SHELL-22.b shows the privacy notice of the hotel', async () => {
  const { user } = await renderPad({ answers: { legalConditions: () => ({ privacyContent: 'We keep little.' }) } })
  await user.click(await screen.findByRole('button', { name: 'Privacy notice' }))
  expect(await screen.findByText('We keep little.')).toBeTruthy()
})

it('CONFIG-07.b a guest whose country is not on the list signs', async () => {
  await renderPad({ config: { flags: { signature_not_mandatory_on_countries: ['FRA'] } } })
  expect(await screen.findByRole('heading', { name: 'Please sign here, Ana' })).toBeTruthy()
})

it('G44 after a reload says that the drawing is gone, until the guest draws again', async () => {
  const { user, reload } = await renderPad({})
  await screen.findByRole('heading', { name: 'Please sign here, Ana' })
  await screen.findByRole('img', { name: /signature/i })
  drawSignature()
  expect(screen.queryByText(/loaded again/)).toBeNull()
  reload()
  expect((await screen.findByText(/loaded again/)).closest('[role=status]')).toBeTruthy()
  await screen.findByRole('img', { name: /signature/i })
  drawSignature()
  await waitFor(() => expect(screen.queryByText(/loaded again/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  reload()
  await screen.findByRole('img', { name: /signature/i })
  expect(screen.queryByText(/loaded again/)).toBeNull()
})
