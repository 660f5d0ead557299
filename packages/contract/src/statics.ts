import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'

/** The build that the server serves; a kiosk with an older one reloads. */
export const staticsVersion = call({
  name: 'staticsVersion',
  method: 'GET',
  path: '/api/statics-version/current/',
  by: 'anyone',
  reply: renamed({ success: z.boolean(), version: z.string() }, { version: 'statics_version' }),
})
