import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ShowErrorScreen } from './show-error-screen.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const lucia = buildGuest({ firstName: 'Lucía', lastName: 'García', birthDate: '1990-01-01' })

async function renderWaiting(flags: object = {}) {
  let isSeen = false
  const build = () => buildReservation({ guests: [{ ...lucia, ...(isSeen && { identitySeen: true }) }] })
  const rendered = await renderScreen({
    Screen: ShowErrorScreen,
    path: '/show-error?error=identityUnseen&code=FOY1001',
    config: { flags: { identity_before_key: true, ...flags } },
    fakeTimers: true,
    reservations: [build()],
    answers: { visitReservations: () => ({ reservations: [build()] }) },
  })
  await pass(0)
  return {
    ...rendered,
    see: () => {
      isSeen = true
    },
  }
}

it('explains why a person looks, offers a video call, and continues once everyone was seen', async () => {
  const { path, see, toasts } = await renderWaiting({ video_call: true })
  expect(screen.getByRole('heading', { level: 1, name: 'Please show your face and your document' })).toBeTruthy()
  expect(screen.getByText(/call us by video/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Call by video' })).toBeTruthy()
  expect(screen.getByText('Still to be seen: Lucía García')).toBeTruthy()
  await pass(6_000)
  expect(path()).toMatch(/^\/show-error/)
  see()
  await pass(3_000)
  expect(path()).toMatch(/^\/check-in-summary\/FOY1001/)
  expect(toasts).toContain('Thank you, that’s confirmed.')
})

it('sends the guest to the desk where no calls can be made', async () => {
  await renderWaiting()
  expect(screen.queryByRole('button', { name: 'Call by video' })).toBeNull()
  expect(screen.getByText('Go to our team with your document.')).toBeTruthy()
})
