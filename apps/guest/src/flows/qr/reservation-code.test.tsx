import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { FinishScreen } from '../../screens/finish/finish-screen.tsx'
import { YourBookingScreen } from '../../screens/your-booking/your-booking-screen.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'

const reservation = buildReservation()
const yours = { Screen: YourBookingScreen, path: '/your-booking' }
const finish = { Screen: FinishScreen, path: `/finish/?code=${reservation.reference}` }
const withCode = { answers: { downloadQr: () => ({}) } }
const open = { name: 'My QR code' }

function countObjectUrls(): () => number {
  const alive = new Set<string>()
  let made = 0
  Object.assign(URL, {
    createObjectURL: () => {
      const url = `blob:foyer/${made++}`
      alive.add(url)
      return url
    },
    revokeObjectURL: (url: string) => alive.delete(url),
  })
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
  })
  return () => alive.size
}

it('a guest on their own phone opens and saves the code of their booking, and it is gone once closed', async () => {
  const alive = countObjectUrls()
  const { user, askedOf } = await renderScreen({ ...yours, ...withCode, config: { flags: { qr_search: true } } })
  await user.click(await screen.findByRole('button', open))
  const picture = await screen.findByRole('img', { name: `QR code of booking ${reservation.reference}` })
  expect(picture.getAttribute('src')).toMatch(/^blob:/)
  expect(screen.getByRole('link', { name: 'Save the picture' }).getAttribute('download')).toBe(
    `${reservation.reference}.png`,
  )
  expect(askedOf('downloadQr')[0]?.params).toEqual({
    code: reservation.reference,
    surname: reservation.customer.lastName,
  })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect([screen.queryByRole('img', { name: /QR code/ }), alive()]).toEqual([null, 0])
})

it.each([
  ['on a hotel screen', { appKey: 'kiosk', config: { flags: { qr_search: true } } }],
  ['if no codes are read', {}],
  [
    'for a cancelled booking',
    { config: { flags: { qr_search: true } }, reservations: [buildReservation({ state: 'cancelled' })] },
  ],
])('there is no code %s', async (_, under) => {
  await renderScreen({ ...yours, ...withCode, ...under })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('button', open)).toBeNull()
})

it('CONFIG-09.a CONFIG-09.b FINISH-02.b FINISH-02.c the thanks screen shows the QR code only with qr_active', async () => {
  countObjectUrls()
  const answers = { ...withCode.answers, updateLog: () => ({ success: true }) }
  const { user, view } = await renderScreen({ ...finish, answers, config: { flags: { qr_active: true } } })
  await user.click(await screen.findByRole('button', open))
  expect(await screen.findByRole('img', { name: /QR code of booking/ })).toBeTruthy()
  view.unmount()
  await renderScreen({ ...finish, answers })
  expect(await screen.findByRole('radio', { name: '5 stars' })).toBeTruthy()
  expect(screen.queryByRole('button', open)).toBeNull()
})

it('says that a code can’t be created, and lets the guest retry', async () => {
  countObjectUrls()
  let asked = 0
  const downloadQr = () => {
    if (asked++ === 0) throw new Problem('unavailable')
    return {}
  }
  const { user } = await renderScreen({ ...yours, answers: { downloadQr }, config: { flags: { qr_search: true } } })
  await user.click(await screen.findByRole('button', open))
  expect(await screen.findByText(/couldn’t create your code just now/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: /QR code of booking/ })).toBeTruthy()
})
