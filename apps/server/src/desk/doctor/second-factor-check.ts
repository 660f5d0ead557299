import { type Check, isPublic } from './doctor-context.ts'
import { ok, warning } from './finding.ts'

const texts = {
  everyone: 'all staff sign in with a second factor.',
  managers: 'managers and administrators sign in with a second factor.',
} as const

/** A stolen password of an administrator opens everything, where guests are real. */
export const secondFactorCheck: Check = {
  name: 'sign-in',
  async run({ settings }) {
    const { secondFactor } = settings
    if (secondFactor !== 'off') return ok(texts[secondFactor])
    if (!isPublic(settings)) return ok('a password is enough here, without a public address.')
    return warning(
      'staff sign in with a password alone.',
      'Remove STAFF_SECOND_FACTOR=off and DEMO=on, so that managers need a second factor.',
    )
  },
}
