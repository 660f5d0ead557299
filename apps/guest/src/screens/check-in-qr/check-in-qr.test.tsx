import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CheckInQrScreen } from './check-in-qr-screen.tsx'

const at = { Screen: CheckInQrScreen, path: '/check-in-qr' }
const scanner = { ...at, config: { flags: { qr_search: true, qr_reader: 'scanner' } } } as const
const camera = { ...at, config: { flags: { qr_search: true } } } as const
const found = { searchReservations: () => ({ reservations: [buildReservation()] }) }
const notFound = {
  searchReservations: () => {
    throw new Problem('reservationNotFound')
  },
}

const box = () => screen.getByLabelText('Code from the reader')
const ready = () => screen.findByText('The reader is ready for your code.')

/** Stubs the browser's cameras. */
function stubCameras(getUserMedia: () => Promise<MediaStream>): void {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia, enumerateDevices: async () => [] } })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const rejectWith = (name: string) => async () => {
  throw Object.assign(new Error(name), { name })
}

it('NAV-07 SEARCH-07 SEARCH-11.b finds the booking when a hardware scanner types a code and Enter', async () => {
  const { user, path, askedOf } = await renderScreen({ ...scanner, answers: found })
  await ready()
  await user.keyboard('FOY1001,García López{Enter}')
  await waitFor(() => expect(path()).toBe('/your-booking'))
  expect(askedOf('searchReservations')[0]?.body).toMatchObject({ voucher: 'FOY1001', surname: 'García López' })
})

it('SEARCH-11.a SEARCH-11.b submits a scanned code with Enter, and neither shows nor stores it', async () => {
  const { user, askedOf } = await renderScreen({ ...scanner, answers: notFound })
  await ready()
  await user.keyboard('FOY1001,García')
  expect(document.body.textContent).not.toContain('FOY1001')
  expect(box().getAttribute('type')).toBe('password')
  expect(getComputedStyle(box().closest('form') as HTMLElement).opacity).toBe('0')
  expect(askedOf('searchReservations')).toEqual([])
  await user.keyboard('{Enter}')
  expect(await screen.findByText('We couldn’t find a booking for this code.')).toBeTruthy()
  expect((box() as HTMLInputElement).value).toBe('')
  expect(JSON.stringify(sessionStorage)).not.toContain('FOY1001')
})

it('sends one of our own codes to the server unchanged', async () => {
  const { user, path, askedOf } = await renderScreen({ ...scanner, answers: found })
  await ready()
  await user.keyboard('FOYER1.aB3-_x{Enter}')
  await waitFor(() => expect(path()).toBe('/your-booking'))
  const { qr, voucher, surname } = askedOf('searchReservations')[0]?.body ?? {}
  expect({ qr, voucher, surname }).toEqual({ qr: 'FOYER1.aB3-_x', voucher: undefined, surname: undefined })
})

it('SEARCH-08.a reports any other code format in place without searching, and keeps reading', async () => {
  const { user, path, askedOf } = await renderScreen({ ...scanner, answers: found })
  await ready()
  await user.keyboard('https://example.com/menu{Enter}')
  expect(await screen.findByText('Invalid reservation code')).toBeTruthy()
  expect([path(), askedOf('searchReservations').length]).toEqual(['/check-in-qr', 0])
  await user.keyboard('FOY1001,Soler{Enter}')
  await waitFor(() => expect(path()).toBe('/your-booking'))
})

it('keeps the field focused: from the start, after a tap outside it, and before a key that would be lost', async () => {
  const { user } = await renderScreen(scanner)
  await ready()
  expect(document.activeElement).toBe(box())
  await user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(document.activeElement).toBe(box()))
  // A keyboard user stays on the chosen button until a reader types.
  const way = screen.getByRole('button', { name: 'Type the number instead' })
  way.focus()
  fireEvent.keyDown(way, { key: 'Tab' })
  expect(document.activeElement).toBe(way)
  fireEvent.keyDown(way, { key: 'F' })
  expect(document.activeElement).toBe(box())
})

it('opens show-error for any other failure, like the search itself', async () => {
  const searchReservations = () => {
    throw new Problem('unavailable', 'the database rests')
  }
  const { user, place } = await renderScreen({ ...scanner, answers: { searchReservations } })
  await ready()
  await user.keyboard('FOY1001,Soler{Enter}')
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject({ error: 'Error inesperado', message_error: 'the database rests' })
})

it.each([
  ['SEARCH-09 a device without a camera', 'NotFoundError', 'No camera found'],
  ['a camera that the guest has not allowed', 'NotAllowedError', /isn’t allowed to use the camera/],
  ['a camera that another app uses', 'NotReadableError', /isn’t responding/],
])('%s is reported, with alternatives', async (_, name, words) => {
  stubCameras(rejectWith(name))
  const { user, path } = await renderScreen(camera)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try the camera again' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose a picture of the code' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Type the number instead' }))
  expect(path()).toBe('/check-in')
})

it('T6 offers no file picker on a hotel’s device', async () => {
  stubCameras(rejectWith('NotFoundError'))
  await renderScreen({ ...camera, appKey: 'kiosk' })
  expect(await screen.findByText('No camera found')).toBeTruthy()
  expect(document.querySelector('input[type="file"]')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose a picture of the code' })).toBeNull()
})

it('explains that a page without HTTPS has no camera', async () => {
  vi.stubGlobal('isSecureContext', false)
  await renderScreen(camera)
  expect(await screen.findByText(/doesn’t start with https/)).toBeTruthy()
})

it('SEARCH-10 opens the camera once it is allowed, and stops every track when the guest leaves or hides the page', async () => {
  const stop = vi.fn<() => void>()
  const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [] }
  const answers = [rejectWith('NotAllowedError'), async () => stream as unknown as MediaStream]
  let asked = 0
  stubCameras(() => (answers[Math.min(asked++, 1)] as () => Promise<MediaStream>)())
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {})
  const { user, view } = await renderScreen(camera)
  await user.click(await screen.findByRole('button', { name: 'Try the camera again' }))
  expect(await screen.findByText('Hold the code inside the frame')).toBeTruthy()

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
  vi.restoreAllMocks()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {})
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(asked).toBe(3))
  expect(await screen.findByText('Hold the code inside the frame')).toBeTruthy()
  view.unmount()
  expect(stop).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('redirects to the search where the hotel reads no codes', async () => {
  const { path } = await renderScreen(at)
  await waitFor(() => expect(path()).toBe('/check-in'))
})
