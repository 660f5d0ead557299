import { forgotPassword } from '@foyer/contract/account.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { clearRequestedMail, readRequestedMail, storeRequestedMail } from '../../flows/account/requested-mail.ts'
import { readSignInDraft, useAccountForm } from '../../flows/account/use-account-form.ts'
import { useRequireAccounts } from '../../flows/account/use-require-accounts.ts'
import { useJourney } from '../../journey/journey-context.tsx'

/**
 * Requests the mail. The message afterwards is the same for every address, so it doesn't reveal who
 * has an account.
 */
export function useForgottenPassword() {
  const journey = useJourney()
  const call = useCall(forgotPassword)
  const [sentTo, setSentTo] = useState(readRequestedMail)
  useRequireAccounts()
  const form = useAccountForm({
    form: 'forgotten',
    // Reuses the e-mail typed at the login.
    known: { email: readSignInDraft('login')?.['email'] },
    inPlace: ['tooManyTries'],
    async send({ email = '' }) {
      await call.mutateAsync({ body: { email } })
      storeRequestedMail(email)
      setSentTo(email)
    },
  })
  function leave(): void {
    clearRequestedMail()
    journey.goTo(place('login'), 'back')
  }
  function again(): void {
    clearRequestedMail()
    setSentTo(undefined)
  }
  return { form, sentTo, again, leave }
}
