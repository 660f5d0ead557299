import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SignatureScreen } from './signature-screen.tsx'
import { drawSignature, stubCanvas } from './testing/ink.ts'

stubCanvas()

const companion = (index: number, changes: Partial<Guest>) =>
  buildGuest({
    id: `guest-${index}`,
    index,
    main: false,
    documentNumber: `X123456${index}`,
    email: `${index}@example.com`,
    ...changes,
  })
const jonas = companion(2, { firstName: 'Jonas' })

const renderPad = (under: Partial<Parameters<typeof renderScreen>[0]> = {}) =>
  renderScreen({ Screen: SignatureScreen, path: '/signpad/FOY1001', appKey: 'frontapp', ...under })

/** Two adults; uploads are stored as the server would. */
function renderTwo(customerCanEdit = true) {
  const guests: Guest[] = [buildGuest(), jonas]
  return {
    visitReservations: () => ({ reservations: [buildReservation({ guests, customerCanEdit })] }),
    uploadSignature: ({ body }: { body: { guests: { id: string }[] } }) => {
      const at = guests.findIndex(({ id }) => id === body.guests[0]?.id)
      guests[at] = { ...(guests[at] ?? jonas), signatureState: 'uploaded' }
      return {}
    },
    endVisit: () => ({ csrf: 'new' }),
  }
}

const at = (name: string) => screen.findByRole('heading', { name: `Please sign here, ${name}` })
const skip = () => screen.getByRole('button', { name: 'Skip: sign at reception' })
const sign = () => screen.getByRole('button', { name: 'Sign and continue' })
const about = (guestId: string) => ({ reference: 'FOY1001', guestId })
const began = (guestId: string) => ({ type: 'signatureInProgress', data: about(guestId) })
const skipped = (guestId: string, reason: string) => ({
  type: 'signatureSkipped',
  data: { ...about(guestId), reason },
})
const uploaded = (guestId: string) => ({ type: 'signatureUploaded', data: about(guestId) })

it('SIGN-15 notifies the desk that the pad is open, and for whom', async () => {
  const { desk } = await renderPad()
  await at('Ana')
  await waitFor(() => expect(desk.told).toEqual([began('guest-1')]))
})

it('SIGN-14 a guest who skips manually continues unsigned, and the desk is notified with that one reason', async () => {
  const { user, desk, place, askedOf } = await renderPad({ answers: renderTwo() })
  await at('Ana')
  await user.click(skip())
  await at('Jonas')
  await user.click(skip())
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
  expect(askedOf('uploadSignature')).toEqual([])
  await waitFor(() =>
    expect(desk.told).toEqual([
      began('guest-1'),
      skipped('guest-1', 'signatureSkippedByUser'),
      began('guest-2'),
      skipped('guest-2', 'signatureSkippedByUser'),
    ]),
  )
})

it('CONFIG-06.a SIGN-09.a SIGN-09.b reports a skipped guest once, with the first reason that applies', async () => {
  const child = companion(3, { birthDate: '2025-01-01', adult: false })
  const { desk, reload } = await renderPad({
    config: { flags: { signature_only_main: true, min_age_for_signature: 14, ask_children_information: true } },
    reservations: [buildReservation({ guests: [buildGuest(), jonas, child] })],
  })
  await at('Ana')
  const reasons = [skipped('guest-2', 'SignatureOnlyMainGuest'), skipped('guest-3', 'SignatureOnlyMainGuest')]
  await waitFor(() => expect(desk.told).toHaveLength(3))
  expect(desk.told).toEqual(expect.arrayContaining([began('guest-1'), ...reasons]))
  reload()
  await at('Ana')
  await waitFor(() => expect(desk.told).toHaveLength(4))
  expect(desk.told.at(-1)).toEqual(began('guest-1'))
})

it('SIGN-18.a SIGN-18.b a customer who may edit signs: the desk is notified, and after the last one the screensaver returns', async () => {
  const { user, desk, path, askedOf } = await renderPad({ answers: renderTwo() })
  await at('Ana')
  drawSignature()
  await user.click(sign())
  await at('Jonas')
  drawSignature()
  await user.click(sign())
  await waitFor(() => expect(path()).toBe('/lean-frontapp-screensaver/'))
  expect(askedOf('endVisit')).toHaveLength(1)
  await waitFor(() =>
    expect(desk.told).toEqual([began('guest-1'), uploaded('guest-1'), began('guest-2'), uploaded('guest-2')]),
  )
})

it('SIGN-18.c a customer who may not edit signs and continues, without notifying the desk', async () => {
  const { user, desk, place } = await renderPad({ answers: renderTwo(false) })
  await at('Ana')
  drawSignature()
  await user.click(sign())
  await at('Jonas')
  await user.click(skip())
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
  expect(desk.told.map(({ type }) => type)).not.toContain('signatureUploaded')
})

it('notifies nothing after a failed upload, and does not return to the screensaver', async () => {
  const { user, desk, place } = await renderPad({
    answers: {
      uploadSignature: () => {
        throw new Problem('unavailable')
      },
    },
  })
  await at('Ana')
  drawSignature()
  await user.click(sign())
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(desk.told).toEqual([began('guest-1')])
})

it.each(['own', 'kiosk', 'tablet'])(
  'on %s there is no desk to follow: notifies nothing, and offers no skipping',
  async (appKey) => {
    const { desk } = await renderPad({ appKey })
    await at('Ana')
    expect(screen.queryByRole('button', { name: 'Skip: sign at reception' })).toBeNull()
    expect(desk.connections).toEqual([])
  },
)

it('SIGN-14 a guest who leaves it for reception returns to the list, and the pad does not ask again', async () => {
  const { user, path, askedOf, desk, reload } = await renderPad({
    path: '/signpad/FOY1001?guestIndex=1',
    config: { flags: { save_guests_one_by_one: true } },
  })
  await at('Ana')
  await user.click(skip())
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  history.replaceState({ depth: 0 }, '', `${location.pathname.replace('guest-list', 'signpad')}?guestIndex=1`)
  reload()
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('uploadSignature')).toEqual([])
  await waitFor(() => expect(desk.told).toEqual([began('guest-1'), skipped('guest-1', 'signatureSkippedByUser')]))
})
