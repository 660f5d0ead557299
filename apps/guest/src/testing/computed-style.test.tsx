import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { compareSelectors } from '@foyer/web/testing/selectors/compare-selectors.ts'
import { comparedStyles } from '@foyer/web/testing/styles/original-styles.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckInScreen } from '../screens/check-in/check-in-screen.tsx'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { renderScreen } from './render-screen.tsx'

function expectOriginalStyles() {
  const { quick, original } = comparedStyles()
  expect(quick.length).toBeGreaterThan(20)
  expect(quick).toEqual(original)
}

it('a form has the styles that jsdom computes, when opened, while filled in and with its issues', async () => {
  const reservations = [buildReservation({ guests: [buildGuest({ documentNumber: undefined, lastName: undefined })] })]
  const { user } = await renderScreen({ Screen: GuestDetailScreen, path: '/guest-detail/FOY1001/1', reservations })
  const send = await screen.findByRole('button', { name: 'Continue' })
  expectOriginalStyles()
  await user.type(screen.getByLabelText('Document number'), 'X1')
  expectOriginalStyles()
  await user.click(send)
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expectOriginalStyles()
})

it('a kiosk’s screen has the styles that jsdom computes, every property of every element, and queries find the same', async () => {
  const { user } = await renderScreen({ Screen: CheckInScreen, path: '/check-in', appKey: 'kiosk' })
  await user.click(await screen.findByRole('textbox', { name: /Booking number/ }))
  expectOriginalStyles()
  const { quick, original } = comparedStyles({ every: true })
  expect(quick).toEqual(original)
  const found = compareSelectors()
  expect(found.quick.withText.length).toBeGreaterThan(5)
  expect(found.quick).toEqual(found.original)
})
