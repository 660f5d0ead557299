import { maskGuest } from '@foyer/domain/pre-checkin/mask-guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation, buildSite } from '@foyer/domain/testing/builders.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const today = '2030-05-10'
const whole = buildGuest({ signatureState: 'uploaded', version: 3 })
const party = { guests: [whole], site: buildSite({}, 'prechk'), today }
const hidden = maskGuest({ ...whole, state: 'complete' }, 'givenElsewhere', party)

const renderDetail = (under: Partial<Parameters<typeof renderScreen>[0]> = {}) =>
  renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    appKey: 'prechk',
    reservations: [buildReservation({ guests: [hidden] })],
    ...under,
  })

const findQuestion = () => screen.findByRole('heading', { level: 1, name: 'Ana’s details are already here' })
const form = () => screen.findByRole('heading', { level: 1, name: /Please enter your passport or ID details/ })

it('hides what was given on another phone, and lets it stay as it is', async () => {
  const { user, path } = await renderDetail()
  await findQuestion()
  expect(screen.getByText('••••0T47')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Soler|Lindenallee|example\.com/)
  await user.click(screen.getByRole('button', { name: 'Leave them as they are' }))
  expect(path()).toBe('/guest-list/FOY1001')
})

it('starts again with only the first name when the guest re-enters it, also after a reload', async () => {
  const { user, reload } = await renderDetail()
  await findQuestion()
  await user.click(screen.getByRole('button', { name: 'Enter again' }))
  await form()
  const filled = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value)
      .filter((value) => value !== '')
  expect(filled()).toEqual(['Ana'])
  reload()
  await form()
  expect(filled()).toEqual(['Ana'])
})

it('requests what the hotel already knew without mentioning it, with the names it knows', async () => {
  await renderDetail({
    reservations: [buildReservation({ guests: [maskGuest({ ...whole, state: 'incomplete' }, 'knownToHotel', party)] })],
  })
  await form()
  expect(screen.getByRole('textbox', { name: /Surname/ })).toHaveProperty('value', 'Soler')
  expect(screen.getByRole('textbox', { name: /Document number/ })).toHaveProperty('value', '')
})

it('reports that another phone has saved the guest, keeps what was typed, and shows nothing of the other’s data', async () => {
  let guests = [whole]
  const { user } = await renderDetail({
    answers: {
      visitReservations: () => ({ reservations: [buildReservation({ guests })] }),
      updateGuests: () => {
        guests = [{ ...hidden, version: 4 }]
        throw new Problem('guestChanged')
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const email = await screen.findByRole('textbox', { name: /E-mail/ })
  await user.clear(email)
  await user.type(email, 'new@example.com')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  const told = await screen.findByText(/They stay hidden here; if you save, yours replace them/)
  expect(within(told.parentElement as HTMLElement).queryAllByRole('listitem')).toEqual([])
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'new@example.com')
  expect(screen.getByRole('textbox', { name: /Street/ })).toHaveProperty('value', '')
})
