import type { Guest } from '@foyer/domain/guest/guest.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { answerAllSaved } from '../../../testing/fake-fetch.ts'
import { FakeHub } from '../../../testing/fake-hub.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { GuestDetailScreen } from '../guest-detail-screen.tsx'
// The page imports these lazily. Importing them here keeps their load time out of the first test.
import '../../../flows/desk/connect-desk.ts'
import '../../../flows/devices/scanners/hub-scanner.tsx'
import '../../../flows/devices/scanners/picture-scanner.tsx'

type ScreenOptions = Omit<Parameters<typeof renderScreen>[0], 'Screen' | 'path'>

/** A guest as a reservation provides one: a name, and no document. */
export const blankGuest: Partial<Guest> = {
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

export const unreadableMrz = { error: { message: 'Its check digits do not agree.', reason: 'checkDigit' } }

export const findReaderReady = () => screen.findByText('The reader is ready for your document.')
export const findDocumentNumber = () => screen.findByLabelText<HTMLInputElement>('Document number')
/** The button that leads from the reader to the form. */
export const typeInstead = { name: 'Type it in instead' }

interface ReaderOptions extends ScreenOptions {
  readonly guests?: readonly Partial<Guest>[]
  readonly query?: string
  readonly flags?: NonNullable<NonNullable<ScreenOptions['config']>['flags']>
}

/** Renders one guest at a kiosk with a reader; `hold` presents a document to it. */
export async function openReader({ guests = [blankGuest], query = '', flags, ...under }: ReaderOptions = {}) {
  const hub = new FakeHub()
  hub.token = 'T'.repeat(43)
  const people = guests.map((guest, at) =>
    buildGuest({ id: `guest-${at + 1}`, index: at + 1, main: at === 0, ...guest }),
  )
  const view = await renderScreen({
    Screen: GuestDetailScreen,
    path: `/guest-detail/FOY1001/1${query}`,
    appKey: 'kiosk',
    config: { flags: { checkin_scanner: 'access-is', ...flags } },
    reservations: [buildReservation({ adults: people.length, guests: people })],
    ...under,
    answers: {
      hubAccess: () => ({
        hubs: [{ hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token: hub.token }],
      }),
      decodeMrz: () => passport,
      removePreCheckin: () => ({}),
      updateGuests: answerAllSaved,
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
