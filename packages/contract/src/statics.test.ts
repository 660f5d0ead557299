import { it } from 'vitest'
import { staticsVersion } from './statics.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('reads the version from statics_version', () => {
  expectRoundTrip(staticsVersion.reply, { success: true, version: 'a1' }, { success: true, statics_version: 'a1' })
})
