import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useReservations } from '../../journey/use-reservations.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ShareLink } from './share-link.tsx'

const PATH = '/pok/1/company/1/hotel/1/lang/en/appkey/prechk/pre-checkin/token'
const url = () => `${location.origin}${PATH}`
const here = {
  Screen: () => <ShareLink reference="FOY1001" />,
  path: '/guest-list/FOY1001',
  appKey: 'prechk',
  answers: { sharePreCheckin: () => ({ path: PATH }) },
}
const press = () => screen.findByRole('button', { name: 'Send to the others' })

/** Adds browser features that jsdom lacks. */
function stubBrowser(powers: {
  share?: (what: ShareData) => Promise<void>
  writeText?: (text: string) => Promise<void>
}) {
  const clipboard = powers.writeText && { writeText: powers.writeText }
  const { share } = powers
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    language: 'en',
    ...(clipboard && { clipboard }),
    ...(share && { share }),
  })
}

it('SHELL-35 copies the link if the phone can’t share, and says so for 3 s', async () => {
  const { user, shown } = await renderScreen(here)
  const writeText = vi.fn(async (_text: string) => {})
  stubBrowser({ writeText })
  await user.click(await press())
  await waitFor(() => expect(shown).toMatchObject([{ text: 'Link copied', lastsMs: 3_000 }]))
  expect(writeText).toHaveBeenCalledWith(url())
})

it('uses the phone’s own share sheet, and reuses a link once it is created', async () => {
  const { user, askedOf } = await renderScreen(here)
  const share = vi.fn(async (_what: ShareData) => {})
  stubBrowser({ share })
  await user.click(await press())
  await user.click(await press())
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  expect(share.mock.calls[0]?.[0]).toMatchObject({ url: url(), text: expect.stringContaining('Foyer Palace') })
  expect(askedOf('sharePreCheckin')).toHaveLength(1)
})

it('MODEL-07.l says that a link was shared before, and shares again', async () => {
  const shared = [buildReservation({ linkShared: true })]
  function Found() {
    useReservations()
    return <ShareLink reference="FOY1001" />
  }
  const { user, askedOf } = await renderScreen({ ...here, Screen: Found, reservations: shared })
  stubBrowser({ share: async () => {} })
  await user.click(await screen.findByRole('button', { name: 'Send to the others again' }))
  await waitFor(() => expect(askedOf('sharePreCheckin')).toHaveLength(1))
})

it('closing the phone’s share sheet cancels', async () => {
  const { user, toasts } = await renderScreen(here)
  const share = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  stubBrowser({ share })
  await user.click(await press())
  await waitFor(() => expect(share).toHaveBeenCalled())
  expect([screen.queryByRole('dialog'), toasts]).toEqual([null, []])
})

it('shows the link to be copied manually if neither is allowed', async () => {
  const { user } = await renderScreen(here)
  stubBrowser({})
  await user.click(await press())
  expect(await screen.findByRole('dialog', { name: 'Your link for the others' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Your link' })).toHaveProperty('value', url())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows a problem if the link can’t be created', async () => {
  const sharePreCheckin = () => {
    throw new Problem('alreadyCheckedIn')
  }
  const { user, place } = await renderScreen({ ...here, answers: { sharePreCheckin } })
  await user.click(await press())
  await waitFor(() => expect(place()?.params).toMatchObject({ error: 'alreadyCheckedIn', action: 'Pre-Check-in' }))
})
