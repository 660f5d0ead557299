import { forgotPassword } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { askedMail, forgetAsked, keepAsked } from '../../flows/account/asked-mail.ts'
import { typedToSignIn, useAccountForm } from '../../flows/account/use-account-form.ts'
import { useOnlyWithAccounts } from '../../flows/account/use-only-with-accounts.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/**
 * Requests the mail. The message afterwards is the same for every address, so it doesn't reveal who
 * has an account.
 */
export function useForgottenPassword() {
  const journey = useJourney()
  const call = useCall(forgotPassword)
  const [sentTo, setSentTo] = useState(askedMail)
  useOnlyWithAccounts()
  const form = useAccountForm({
    form: 'forgotten',
    // Reuses the e-mail typed at the login.
    known: { email: typedToSignIn('login')?.['email'] },
    inPlace: ['tooManyTries'],
    async send({ email = '' }) {
      await call.mutateAsync({ body: { email } })
      keepAsked(email)
      setSentTo(email)
    },
  })
  function leave(): void {
    forgetAsked()
    journey.goTo(place('login'), 'back')
  }
  function again(): void {
    forgetAsked()
    setSentTo(undefined)
  }
  return { form, sentTo, again, leave }
}
