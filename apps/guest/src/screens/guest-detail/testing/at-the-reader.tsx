import type { Guest } from '@foyer/domain/guest/guest.ts'
import { aGuest, aReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { allSaved } from '../../../testing/answering-fetch.ts'
import { FakeHub } from '../../../testing/fake-hub.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { GuestDetailScreen } from '../guest-detail-screen.tsx'
// The page imports these lazily. Importing them here keeps their load time out of the first test.
import '../../../flows/desk/open-desk.ts'
import '../../../flows/devices/scanners/hub-scanner.tsx'
import '../../../flows/devices/scanners/picture-scanner.tsx'

type Under = Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'>

/** A guest as a reservation provides one: a name, and no document. */
export const nobodyYet: Partial<Guest> = {
  birthDate: undefined,
  gender: undefined,
  nationality: undefined,
  documentType: undefined,
  documentNumber: undefined,
  expiryDate: undefined,
}

/** What a reader finds on a passport. */
export const passport = {
  documentNumber: 'L898902C3',
  firstName: 'ANA',
  lastName: 'SOLER',
  birthDate: '1974-08-12',
  expiryDate: '2035-04-15',
  issueDate: '2025-04-15',
  issueDateDerived: true as const,
  nationality: 'DEU',
  gender: 'F' as const,
  issueCountry: 'DEU',
  documentType: 'P' as const,
}

export const smudged = { error: { message: 'Its check digits do not agree.', reason: 'checkDigit' } }

export const ready = () => screen.findByText('The reader is ready for your document.')
export const number = () => screen.findByLabelText<HTMLInputElement>('Document number')
/** The button that leads from the reader to the form. */
export const typing = { name: 'Type it in instead' }

interface Kiosk extends Under {
  readonly guests?: readonly Partial<Guest>[]
  readonly query?: string
  readonly flags?: NonNullable<NonNullable<Under['config']>['flags']>
}

/** Renders one guest at a kiosk with a reader; `hold` presents a document to it. */
export async function atTheReader({ guests = [nobodyYet], query = '', flags, ...under }: Kiosk = {}) {
  const hub = new FakeHub()
  hub.token = 'T'.repeat(43)
  const people = guests.map((guest, at) => aGuest({ id: `guest-${at + 1}`, index: at + 1, main: at === 0, ...guest }))
  const view = await renderScreen({
    Screen: GuestDetailScreen,
    path: `/guest-detail/FOY1001/1${query}`,
    appKey: 'kiosk',
    config: { flags: { checkin_scanner: 'access-is', ...flags } },
    reservations: [aReservation({ adults: people.length, guests: people })],
    ...under,
    answers: {
      hubAccess: () => ({
        hubs: [{ hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token: hub.token }],
      }),
      decodeMrz: () => passport,
      removePreCheckin: () => ({}),
      updateGuests: allSaved,
      ...under.answers,
    },
  })
  return {
    ...view,
    hub,
    hold: async (...lines: string[]) => {
      await vi.waitFor(() => {
        const [last] = hub.page.sent.filter(({ type }) => type !== 'stop_read').slice(-1)
        if (last?.type !== 'start_read') throw new Error('The reader sleeps.')
      })
      await act(async () => hub.page.say({ type: 'document', document: { lines, source: 'access-is' } }))
    },
    choose: (file: File) => {
      const box = view.view.container.querySelector('input[type="file"]')
      if (!box) throw new Error('There is no box for a picture.')
      fireEvent.change(box, { target: { files: [file] } })
    },
  }
}
