import type { SignOnProblem } from '@foyer/contract/staff/single-sign-on.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { IdentityProvider } from '../../outside/identity-provider/identity-provider.ts'
import { ProviderFailure } from '../../outside/identity-provider/identity-provider.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { SingleSignOnSettings } from '../../platform/env/single-sign-on.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { consumeAttempt, insertAttempt } from './attempt.store.ts'
import { deriveAttemptSecrets } from './attempt-secrets.ts'
import { endCompanySessions } from './end-company-sessions.ts'
import { toPerson } from './person.ts'
import { toReturnPath } from './return-path.ts'
import { signInPerson } from './sign-in-person.ts'

/** Attempts per network; a whole shift may come from one. */
const ATTEMPT_LIMIT = { tries: 200, minutes: 10 }

interface SingleSignOnDependencies {
  readonly db: Database
  readonly provider: IdentityProvider
  readonly settings: SingleSignOnSettings
  /** Computed late, because a server without a public address may choose its port. */
  readonly getRedirectUri: () => string
  /** Reports a failure to the operator; nothing in it comes from a token. */
  readonly log: (failure: Readonly<Record<string, string | number>>) => void
}

interface Begin {
  readonly returnPath: string
  readonly network: string
  readonly oldToken: string | undefined
}

type Begun = { readonly url: string; readonly token: string } | { readonly refused: SignOnProblem }
type Finished = { readonly token: string; readonly returnPath: string } | { readonly refused: SignOnProblem }

/** Sign-in of staff with company accounts: authorization code with PKCE, state and nonce. */
export function createSingleSignOnService(dependencies: SingleSignOnDependencies) {
  const { db, provider, settings, getRedirectUri, log } = dependencies

  async function orRefused<Answer>(work: () => Promise<Answer>): Promise<Answer | { refused: SignOnProblem }> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Problem && error.code === 'tooManyTries') return { refused: 'tooMany' }
      if (!(error instanceof ProviderFailure)) throw error
      const { reason, code } = error
      log({ reason, code })
      return { refused: reason }
    }
  }

  return {
    begin: ({ returnPath, network, oldToken }: Begin): Promise<Begun> =>
      orRefused(async () => {
        const token = await db.directory.transaction().execute(async (tx) => {
          const tries = { kind: 'singleSignOn', caller: network } as const
          await assertWithinLimit(tx, tries, ATTEMPT_LIMIT)
          await recordFailure(tx, tries)
          return insertAttempt(tx, { returnPath: toReturnPath(returnPath), oldToken })
        })
        const attempt = { redirectUri: getRedirectUri(), ...deriveAttemptSecrets(token) }
        return { url: (await provider.buildSignInUrl(attempt)).href, token }
      }),

    /** `token` is the attempt's, from the browser's cookie. */
    finish: (token: string | undefined, answer: URLSearchParams): Promise<Finished> =>
      orRefused(async () => {
        if (!token) return { refused: 'expired' }
        const secrets = deriveAttemptSecrets(token)
        // Another site's answer must not use up an attempt that is under way.
        if (!isSameSecret(answer.get('state') ?? '', secrets.state)) return { refused: 'expired' }
        const attempt = await consumeAttempt(db.directory, token)
        if (!attempt) return { refused: 'expired' }
        const claims = await provider.exchange(answer, { redirectUri: getRedirectUri(), ...secrets })
        const person = toPerson(claims, settings.roleClaim)
        if (!person) return { refused: 'noEmail' }
        const outcome = await db.directory
          .transaction()
          .execute((tx) => signInPerson(tx, person, settings, attempt.oldSession))
        if ('token' in outcome) return { token: outcome.token, returnPath: attempt.returnPath }
        log({ reason: outcome.refused, claim: settings.roleClaim, values: person.values.length })
        return outcome
      }),

    /** Ends the sessions of the person whom this token names. Returns why it was refused. */
    endLogin: async (logoutToken: string): Promise<SignOnProblem | undefined> => {
      const ended = await orRefused(() => provider.verifyLogoutToken(logoutToken))
      if ('refused' in ended) return ended.refused
      await db.directory.transaction().execute((tx) => endCompanySessions(tx, ended))
      return undefined
    },

    /** Undefined if the provider offers no page to sign out. */
    findSignOutUrl: async (returnTo: string): Promise<string | undefined> => {
      const found = await orRefused(() => provider.buildSignOutUrl(returnTo))
      return found instanceof URL ? found.href : undefined
    },
  }
}

export type SingleSignOnService = ReturnType<typeof createSingleSignOnService>
