import { choosePassword } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useEffect, useEffectEvent } from 'react'
import { clearMailToken, readMailToken, storeMailToken } from '../../flows/account/mail-token.ts'
import { clearRequestedMail } from '../../flows/account/requested-mail.ts'
import { useSignInForm } from '../../flows/account/use-sign-in-form.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/** The reset token of a mailed link, now or before a reload. */
export function useReset(): string | undefined {
  const journey = useJourney()
  const carried = journey.place.params['reset']
  const take = useEffectEvent((token: string) => {
    storeMailToken('reset', token)
    journey.goTo(place('update-password'), 'replace')
  })
  useEffect(() => {
    if (carried) take(carried)
  }, [carried])
  return carried ?? readMailToken('reset')
}

/** Sets a password with the mailed link; signs this guest in and ends all other sessions. */
export function useNewPassword(reset: string) {
  const journey = useJourney()
  const call = useCall(choosePassword)
  const form = useSignInForm({
    form: 'password',
    rejectedAs: 'resetEnded',
    async open({ password = '', repeatedPassword = '' }) {
      const session = await call.mutateAsync({ body: { token: reset, password, repeatedPassword } })
      clearResetState()
      return session
    },
  })
  function leaveFor(screen: 'login' | 'forgotten-password'): void {
    clearResetState()
    journey.goTo(place(screen), 'replace')
  }
  return { form, toLogin: () => leaveFor('login'), toForgotten: () => leaveFor('forgotten-password') }
}

/** Deletes the token once it is used or abandoned. */
function clearResetState(): void {
  clearRequestedMail()
  clearMailToken('reset')
}
