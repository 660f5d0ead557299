import { updatePassword } from '@foyer/contract/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { lockUnchangedPassword, setPassword } from '../../access/password/password.store.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { requireSignedIn } from './account-calls.ts'
import { assertValidForm } from './assert-valid-form.ts'
import type { ProvePassword } from './prove-password.ts'
import type { SessionSteps } from './session-steps.ts'
import { endOtherTokens } from './token.store.ts'

interface UpdatePasswordDependencies {
  readonly passwords: Passwords
  readonly prove: ProvePassword
  readonly steps: SessionSteps
}

export function updatePasswordRoutes(calls: Calls, { passwords, prove, steps }: UpdatePasswordDependencies): void {
  calls.serveInSteps(updatePassword, async ({ body, request }) => {
    const account = await prove(request, body.currentPassword)
    const owner = { email: account.email, firstName: account.first_name ?? '', lastName: account.last_name ?? '' }
    assertValidForm('password', { ...owner, ...body })
    const password_hash = await passwords.hash(body.password)
    await steps.during(request, async (visit) => {
      if (!(await lockUnchangedPassword(visit.tx, 'accounts', account))) throw new Problem('passwordInvalid')
      const { token } = await requireSignedIn(visit, request)
      await setPassword(visit.tx, 'accounts', { id: account.id, password_hash })
      await endOtherTokens(visit.tx, account.id, token)
      return {}
    })
    return {}
  })
}
