import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DrivingLicenceScreen } from './driving-licence-screen.tsx'

const cars: HotelConfigInput = {
  product: 'carRental',
  flags: { capture_drivelicense: true, checkin_scanner: 'keyboard' },
}
const passport = 'P<DEUSOLER<<ANA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<'

type Refusal = ProblemCode | Problem

/** Each licence shown is refused for the next of the reasons, the last of which is repeated. */
function renderHere(refusals: Refusal | readonly Refusal[] = [], config = cars) {
  const reasons = [refusals].flat()
  return renderScreen({
    Screen: DrivingLicenceScreen,
    path: '/driving-licence/FOY1001/1',
    appKey: 'kiosk',
    config,
    reservations: [buildReservation({ guests: [buildGuest({ signatureState: 'uploaded' })] })],
    answers: {
      showLicence: () => {
        const reason = reasons.length > 1 ? reasons.shift() : reasons[0]
        if (reason) throw reason instanceof Problem ? reason : new Problem(reason)
        return { readBy: 'lines' }
      },
    },
  })
}

/** Types what a document reader would send. */
async function scanText(text: string, user: Awaited<ReturnType<typeof renderHere>>['user']): Promise<void> {
  await screen.findByText('The reader is ready for your document.')
  expect(screen.getByRole('heading', { level: 1, name: 'Ana, show us your driving licence' })).toBeTruthy()
  await act(() => user.keyboard(`${text}{Enter}`))
}

it('CAPTURE-49.a reports a document that is not a driving licence, and allows another attempt', async () => {
  const { user, path } = await renderHere('notADrivingLicence')
  await scanText(passport, user)
  expect(await screen.findByText(/This isn’t a driving licence/)).toBeTruthy()
  expect(path()).toBe('/driving-licence/FOY1001/1')
})

it('J17 shows that a licence that was read expires before the return, and allows another attempt', async () => {
  const expired = new InputProblem(undefined, [{ path: 'validUntil', issue: 'licenceExpires' }])
  const { user, path } = await renderHere(expired)
  await scanText('D1FRA13AA000026181231MARTIN<<9', user)
  expect(await screen.findByText(/This licence expires before the car is due back/)).toBeTruthy()
  expect(path()).toBe('/driving-licence/FOY1001/1')
})

it('R40 the driver types a licence of which too little was read for the authority', async () => {
  const incomplete = new InputProblem(undefined, [{ path: 'validUntil', issue: 'required' }])
  const { user, path } = await renderHere(incomplete)
  await scanText('D1NLD1509496211<<659VW87Z78NB3', user)
  expect(await screen.findByRole('textbox', { name: /Licence number/ })).toBeTruthy()
  expect(path()).toBe('/driving-licence/FOY1001/1')
})

it('no longer reports the refusal of the licence before once another is shown', async () => {
  const incomplete = new InputProblem(undefined, [{ path: 'validUntil', issue: 'required' }])
  const { user } = await renderHere(['notADrivingLicence', incomplete])
  await scanText(passport, user)
  await screen.findByText(/This isn’t a driving licence/)
  await scanText('D1NLD1509496211<<659VW87Z78NB3', user)
  await screen.findByRole('textbox', { name: /Licence number/ })
  expect(screen.queryByText(/This isn’t a driving licence/)).toBeNull()
})

it('CAPTURE-44 VALID-21 opens a modal for another driver’s licence', async () => {
  const { user } = await renderHere('licenceRepeated')
  await scanText('D1FRA13AA000026181231MARTIN<<9', user)
  expect(await screen.findByRole('dialog', { name: 'Another driver has already shown this licence' })).toBeTruthy()
})

it('CONFIG-05.a sends what was read for this driver, then opens the list', async () => {
  const { user, path, askedOf } = await renderHere()
  await scanText('D1FRA13AA000026181231MARTIN<<9', user)
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('showLicence')[0]?.body).toMatchObject({
    driver: 'guest-1',
    lines: expect.stringContaining('D1FRA13AA000026181231MARTIN<<9'),
  })
})

it('CAPTURE-49.b CONFIG-05.b has no licence scan where none is required', async () => {
  const { path, askedOf } = await renderHere(undefined, { ...cars, flags: { checkin_scanner: 'keyboard' } })
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(askedOf('showLicence')).toEqual([])
})

it('lets the driver type what cannot be read, and validates it before sending', async () => {
  const flags = { capture_drivelicense: true, checkin_scanner: 'picture' } as const
  const { user, path, askedOf } = await renderHere(undefined, { ...cars, flags })
  await user.click(await screen.findByRole('button', { name: 'Type it in instead' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3)
  expect([path(), askedOf('showLicence')]).toEqual(['/driving-licence/FOY1001/1', []])
})

it('G40 the form for typing shows the step, and its fields apart from each other', async () => {
  const flags = { capture_drivelicense: true, checkin_scanner: 'picture' } as const
  const { user, view } = await renderHere(undefined, { ...cars, flags })
  await user.click(await screen.findByRole('button', { name: 'Type it in instead' }))
  const number = await screen.findByRole('textbox', { name: /Licence number/ })
  expect(screen.queryByText(/could read/)).toBeNull()
  expect(view.container.querySelector('nav [aria-current=step]')?.textContent).toContain('Drivers')
  expect(number.closest('form')?.firstElementChild?.className).toContain('grid')
})
