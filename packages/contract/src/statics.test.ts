import { it } from 'vitest'
import { staticsVersion } from './statics.ts'
import { expectSame } from './testing/round-trip.ts'

it('reads the version from statics_version', () => {
  expectSame(staticsVersion.reply, { success: true, version: 'a1' }, { success: true, statics_version: 'a1' })
})
