import { choosePassword } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent } from 'react'
import { forgetAsked } from '../../account/asked-letter.ts'
import { dropLetter, heldLetter, holdLetter } from '../../account/held-letter.ts'
import { useSession } from '../../account/session-context.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { useOnlyWithAccounts } from '../../account/use-only-with-accounts.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** What the letter's link has brought, now or before a reload. */
export function useReset(): string | undefined {
  const journey = useJourney()
  const carried = journey.place.params['reset']
  const take = useEffectEvent((token: string) => {
    holdLetter('reset', token)
    journey.goTo(place('update-password'), 'replace')
  })
  useEffect(() => {
    if (carried) take(carried)
  }, [carried])
  return carried ?? heldLetter('reset')
}

/** Chooses a password by the letter's link; then its reader is signed in, and everybody else is not. */
export function useNewPassword(formId: string, reset: string) {
  const journey = useJourney()
  const { begin } = useSession()
  const call = useCall(choosePassword)
  useOnlyWithAccounts()
  const form = useAccountForm({
    form: 'password',
    formId,
    inPlace: ['resetEnded', 'tooManyTries'],
    async send({ password = '', repeatedPassword = '' }) {
      const session = await call.mutateAsync({ body: { token: reset, password, repeatedPassword } })
      forgetAsked()
      dropLetter('reset')
      // The place first: without the letter this address is another form.
      journey.goTo(place('my-bookings'), 'replace')
      begin(session)
    },
  })
  function leaveFor(screen: 'login' | 'forgotten-password'): void {
    forgetAsked()
    dropLetter('reset')
    journey.goTo(place(screen), 'replace')
  }
  return { form, toLogin: () => leaveFor('login'), toForgotten: () => leaveFor('forgotten-password') }
}
