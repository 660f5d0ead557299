import { Problem } from '@foyer/domain/problem/problem.ts'
import type { PromptedFactor } from '@foyer/domain/proof/proof.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SecondFactorScreen } from './second-factor-screen.tsx'

const all: PromptedFactor[] = ['number', 'departureDate', 'phone', 'name']
const here = { Screen: SecondFactorScreen, path: '/second-factor', appKey: 'kiosk' }
const answerFactors = (secondFactors: PromptedFactor[] = all) => ({
  visitReservations: () => ({ reservations: [], secondFactors }),
})
/** Answers as the server does: nothing without the right answer. */
const answerProof = {
  proveReservation: ({ body }: { body: { factor: PromptedFactor; value: string } }) => {
    if (!['FOY1001', '2030-05-13', '5678', 'Ana Soler'].includes(body.value)) throw new Problem('secondFactorWrong')
    return { reservations: [buildReservation()] }
  },
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const submit = () => screen.getByRole('button', { name: 'Open my booking' })

it('R7 rejects a wrong answer in plain words; a right one continues as a search does', async () => {
  const { user, path, askedOf } = await renderScreen({ ...here, answers: { ...answerFactors(), ...answerProof } })
  await heading('What is your booking number?')
  await user.click(submit())
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Booking number/ }), 'FOY1')
  await user.click(submit())
  expect(await screen.findByText(/doesn’t match this booking/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Booking number/ }), '001')
  expect(screen.queryByText(/doesn’t match this booking/)).toBeNull()
  await user.dblClick(submit())
  await waitFor(() => expect(path()).toBe('/your-booking'))
  expect(askedOf('proveReservation').map(({ body }) => body)).toEqual([
    { factor: 'number', value: 'FOY1' },
    { factor: 'number', value: 'FOY1001' },
  ])
})

it('R7 accepts the phone or the name too, and offers only what the hotel can compare', async () => {
  const { user, path } = await renderScreen({
    ...here,
    answers: { ...answerFactors(['number', 'phone', 'name']), ...answerProof },
  })
  await user.click(await screen.findByRole('button', { name: 'Use my phone number instead' }))
  await heading('What are the last four digits of your phone number?')
  const digits = screen.getByRole('textbox', { name: /Last four digits/ })
  await user.type(digits, '567')
  await user.click(submit())
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /date of departure/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use my full name instead' }))
  await user.type(screen.getByRole('textbox', { name: /First name and surname/ }), 'Ana Soler{Enter}')
  await waitFor(() => expect(path()).toBe('/your-booking'))
})

it('R7 requires the departure day as a complete date', async () => {
  const { user, path } = await renderScreen({
    ...here,
    answers: { ...answerFactors(['departureDate']), ...answerProof },
  })
  await heading('When are you leaving?')
  const [day, month, year] = screen.getAllByRole('textbox')
  if (!day || !month || !year) throw new Error('A date has three parts.')
  await user.type(day, '13')
  await user.type(month, '05')
  await user.type(year, '2030')
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/your-booking'))
})

it('R7 names a person after too many attempts, and always offers a person and a way back', async () => {
  const refuses = () => {
    throw new Problem('tooManyTries')
  }
  const { user, path } = await renderScreen({ ...here, answers: { ...answerFactors(), proveReservation: refuses } })
  await user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY9{Enter}')
  expect(await screen.findByText(/Please come to reception/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Reception' }).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(path()).toBe('/check-in')
})

it('does not stop a guest who needs no second factor', async () => {
  const { path } = await renderScreen({
    ...here,
    answers: { visitReservations: () => ({ reservations: [buildReservation()] }) },
  })
  await waitFor(() => expect(path()).toBe('/your-booking'))
})

const arrived = buildReservation({ state: 'inHouse' })
const withKey = buildReservation({ state: 'inHouse', room: { ...arrived.room, keyCode: '4711' } })
const forKey = {
  Screen: SecondFactorScreen,
  path: '/second-factor?code=FOY1001',
  appKey: 'own',
}
const answerShown = (factor: PromptedFactor) => ({
  visitReservations: () => ({ reservations: [arrived], secondFactors: [factor] }),
  proveReservation: ({ body }: { body: { factor: PromptedFactor; value: string } }) => {
    if (body.value !== '482 913') throw new Problem('secondFactorWrong')
    return { reservations: [withKey] }
  },
})

it('a phone requests its code, shows where it was sent, and gets the key after the guest types it', async () => {
  const answers = { ...answerShown('mailedCode'), mailKeyCode: () => ({ address: 'mik***@example.com' }) }
  const { user, path, askedOf } = await renderScreen({ ...forKey, answers })
  await heading('May we send you a code for your key?')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send me the code' }))
  await heading('Which code did we send you?')
  expect(screen.getByText(/mik\*\*\*@example\.com/)).toBeTruthy()
  expect(askedOf('mailKeyCode').map(({ body }) => body)).toEqual([{ reference: 'FOY1001' }])
  const box = screen.getByRole('textbox', { name: /Code from the e-mail/ })
  await user.type(box, '111111')
  await user.click(screen.getByRole('button', { name: 'Show my key' }))
  expect(await screen.findByText(/That isn’t the right code/)).toBeTruthy()
  await user.clear(box)
  await user.type(box, '482 913{Enter}')
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
})

it('a phone reports that the hotel has no e-mail address, and notifies reception', async () => {
  const { user, askedOf } = await renderScreen({
    ...forKey,
    answers: { ...answerShown('mailedCode'), mailKeyCode: () => ({}) },
  })
  await user.click(await screen.findByRole('button', { name: 'Send me the code' }))
  expect(await screen.findByText(/Reception knows you’re waiting/)).toBeTruthy()
  await waitFor(() => expect(askedOf('raiseAlert').map(({ body }) => body.reason)).toEqual(['notProved']))
})

it('a lobby code can be typed immediately, and there is no way back after arrival', async () => {
  const { user, path } = await renderScreen({ ...forKey, answers: answerShown('lobbyCode') })
  await heading('Which code do you see in the lobby?')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /Code in the lobby/ }), '482 913{Enter}')
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
})
