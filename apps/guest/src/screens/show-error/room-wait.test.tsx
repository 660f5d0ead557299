import type { RoomWait } from '@foyer/contract/room-wait.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ShowErrorScreen } from './show-error-screen.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

async function renderWaiting({ appKey = 'own', known }: { appKey?: string; known?: string } = {}) {
  let wait: RoomWait = { roomReady: false, tellsByMail: false, ...(known && { knownEmail: known }) }
  const rendered = await renderScreen({
    Screen: ShowErrorScreen,
    path: '/show-error?error=roomNotReady&code=FOY1001',
    appKey,
    fakeTimers: true,
    reservations: [buildReservation({ roomReady: false })],
    answers: {
      waitForRoom: ({ body }) => {
        if (body.tell) wait = { ...wait, tellsByMail: true }
        return wait
      },
      readRoomWait: () => wait,
      endVisit: () => ({ csrf: 'next' }),
    },
  })
  await pass(0)
  return { ...rendered, becomes: (next: Partial<RoomWait>) => Object.assign(wait, next) }
}

it('S5 a waiting guest’s phone continues within two seconds after the room is set ready', async () => {
  const { path, askedOf, becomes, toasts } = await renderWaiting()
  expect(screen.getByRole('heading', { level: 1, name: 'Your room is still being prepared' })).toBeTruthy()
  expect(screen.getByText(/continues automatically/)).toBeTruthy()
  expect(askedOf('waitForRoom').map(({ body }) => body)).toEqual([{ reference: 'FOY1001' }])
  await pass(2_000)
  expect(path()).toMatch(/^\/show-error/)
  becomes({ roomReady: true })
  await pass(2_000)
  expect(path()).toMatch(/^\/check-in-summary\/FOY1001/)
  expect(toasts).toContain('Your room is ready.')
})

it('G14 a kiosk offers to write to the address that the hotel has, and is cleared afterwards', async () => {
  const { path, askedOf } = await renderWaiting({ appKey: 'kiosk', known: 'a···@example.com' })
  expect(screen.getByText(/We’ll let you know when it’s ready/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  await press('E-mail a···@example.com')
  await pass(0)
  expect(askedOf('waitForRoom').at(-1)?.body).toEqual({ reference: 'FOY1001', tell: {} })
  expect(screen.getByText(/This screen is cleared now/)).toBeTruthy()
  await pass(4_000)
  expect(askedOf('endVisit')).toHaveLength(1)
  expect(path()).not.toMatch(/FOY1001/)
})

it('G14 requests an address where none is known, and validates it', async () => {
  const { askedOf, user } = await renderWaiting({ appKey: 'tablet' })
  vi.useRealTimers()
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'eleni')
  await user.click(screen.getByRole('button', { name: 'Notify me by e-mail' }))
  expect(await screen.findByText(/like name@example.com/)).toBeTruthy()
  expect(askedOf('waitForRoom').filter(({ body }) => body.tell)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), '@example.com')
  await user.click(screen.getByRole('button', { name: 'Notify me by e-mail' }))
  await vi.waitFor(() =>
    expect(askedOf('waitForRoom').at(-1)?.body).toEqual({
      reference: 'FOY1001',
      tell: { email: 'eleni@example.com' },
    }),
  )
})
