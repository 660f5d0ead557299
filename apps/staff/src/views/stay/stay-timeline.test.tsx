import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { signatureSkips } from '@foyer/domain/guest/signature-skips.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildId } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

async function renderShown(
  timeline: Omit<Stay['timeline'][number], 'at'>[],
  ...further: ReturnType<typeof on>[]
): Promise<string[]> {
  const at = '2026-09-22T13:00:00Z'
  await renderStay(() => ({ timeline: timeline.map((event) => ({ at, ...event })) }), further)
  const heading = await screen.findByRole('heading', { name: 'Timeline' })
  return [...(heading.parentElement?.querySelectorAll('li > div') ?? [])].map(({ textContent }) => textContent ?? '')
}

it('describes what a screen at the desk reported in plain words, with the guest and the screen', async () => {
  const from = { by: 'Desk 1', guest: 'Ana Soler' }
  expect(
    await renderShown([
      { what: 'guestDataToPMS', ...from },
      { what: 'signatureInProgress', by: 'Desk 1' },
      { what: 'signatureSkipped', detail: 'signatureSkippedByUser', ...from },
      { what: 'error', detail: 'roomNotReady', by: 'Desk 1' },
      { what: 'error', detail: 'keyReused', by: 'Desk 1' },
    ]),
  ).toEqual([
    'Form completed: Ana Soler at Desk 1',
    'Signature screen open: a guest at Desk 1',
    'Will sign at reception: Ana Soler at Desk 1',
    'The screen showed an error: the room isn’t ready at Desk 1',
    'The screen showed an error at Desk 1',
  ])
})

it('describes the actions of an app key by the kind of its screen', async () => {
  expect(
    await renderShown([
      { what: 'begun', by: 'own', channel: 'ownDevice' },
      { what: 'ended', detail: 'error', by: 'kiosk-cards', channel: 'kiosk' },
    ]),
  ).toEqual(['Check-in started on their own phone', 'Ended with an error at a kiosk'])
})

it('a message to the hotel’s own system shows its progress, and a rejected one can be sent again', async () => {
  const user = userEvent.setup()
  const told: string[] = []
  const refused = buildId()
  const texts = await renderShown(
    [
      {
        what: 'told',
        detail: 'arrival',
        delivery: { id: buildId(), state: 'waiting', tries: 2, lastError: 'roomNotReady: 201' },
      },
      {
        what: 'told',
        detail: 'guestData',
        delivery: { id: refused, state: 'refused', tries: 1, lastError: 'answered 422' },
      },
      { what: 'told', detail: 'preCheckinCompleted', delivery: { id: buildId(), state: 'delivered', tries: 1 } },
    ],
    on(tellHotelAgain, ({ params }) => {
      told.push(params.id)
      return {}
    }),
  )
  expect(texts).toEqual([
    'Arrival waiting for the PMS Room 201 isn’t ready in the PMS yet',
    'Guest data rejected by the PMS It didn’t workFor a techniciananswered 422 Send again',
    'Pre-check-in accepted by the PMS ',
  ])
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sending to the PMS again.')).toBeDefined()
  expect(told).toEqual([refused])
})

it('every reason has a wording', async () => {
  const texts = await renderShown(signatureSkips.map((detail) => ({ what: 'signatureSkipped', detail, guest: 'Ana' })))
  expect(new Set(texts).size).toBe(signatureSkips.length)
  expect(texts.every((text) => text.includes(': Ana'))).toBe(true)
})

it('shows accepted terms with their language and date', async () => {
  const terms = { language: 'de', published: '2026-09-01T08:00:00Z' }
  expect(await renderShown([{ what: 'termsAccepted', by: 'own', terms }])).toEqual([
    'Terms accepted, in German, as published on 1 September 2026 at own',
  ])
})

it('S42 shows the amount of a payment', async () => {
  const amount = { minor: 100_00, currency: 'EUR' }
  expect(await renderShown([{ what: 'staff', detail: 'paymentRecorded', by: 'Marta', amount }])).toEqual([
    'recorded a payment · €100.00 by Marta',
  ])
})
