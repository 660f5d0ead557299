import { getConfig, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { CheckInScreen } from '../screens/check-in/check-in-screen.tsx'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { MembershipScreen } from '../screens/membership/membership-screen.tsx'
import { PreCheckinScreen } from '../screens/pre-checkin/pre-checkin-screen.tsx'
import { SummaryScreen } from '../screens/summary/summary-screen.tsx'
import type { Answers } from '../testing/fake-fetch.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const money = { minor: 0, currency: 'EUR' }
const answers: Answers = {
  legalConditions: () => ({ termsContent: 'Be kind.', membershipTerms: 'It is free.' }),
  openPreCheckin: () => ({ reservations: [] }),
  fetchSummary: () => ({ currency: 'EUR', total: money, paid: money, pending: money, lines: [] }),
}
const config = { flags: { accounts: true, bme_subscription: true } }

/** jsdom has no layout, so this records which elements would be scrolled into view. */
function recordScrolling() {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function scrolled() {
    seen.push(this.textContent)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  return seen
}

it.each<[string, ComponentType, string, string, string]>([
  ['/check-in', CheckInScreen, 'Find my booking', 'Booking number', 'Please fill this in.'],
  ['/auth/login', LoginScreen, 'Sign in', 'E-mail', 'Please fill this in.'],
  [
    '/pre-checkin/Zm95ZXItZGVtby1saW5rLWZvci10b21vcnJvdy0xMDE',
    PreCheckinScreen,
    'Open my booking',
    'Surname on the booking',
    'Please fill this in.',
  ],
  [
    '/bme-subscription/FOY1001?guestIndex=1',
    MembershipScreen,
    'Join for free',
    'I accept the membership terms',
    'Please accept the terms to join.',
  ],
  [
    '/check-in-summary/FOY1001/false/false/-/-/-/-',
    SummaryScreen,
    'Check in and get my key',
    'I accept the hotel’s terms and conditions.',
    'Please accept the terms to continue.',
  ],
])('%s: focuses the first issue and scrolls its message into view', async (path, Screen, send, field, words) => {
  const scrolledTo = recordScrolling()
  const { user } = await renderScreen({ Screen, path, config, answers })
  await user.click(await screen.findByRole('button', { name: send }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)))
  expect(scrolledTo.at(-1)).toBe(words)
})

it('moves the focus at once, so that it is never taken from a box that was touched since', async () => {
  const { user } = await renderScreen({ Screen: LoginScreen, path: '/auth/login', config, answers })
  await user.type(await screen.findByLabelText('Password'), 'secret')
  await getConfig().asyncWrapper(async () => {
    screen.getByRole('button', { name: 'Sign in' }).click()
    // Promises only: no timer and no task of React's scheduler runs in between.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  })
})
