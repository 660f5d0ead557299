import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'

/** Which build the server serves: a kiosk that runs an older one loads itself anew. */
export const staticsVersion = call({
  name: 'staticsVersion',
  method: 'GET',
  path: '/api/statics-version/current/',
  by: 'anyone',
  reply: renamed({ success: z.boolean(), version: z.string() }, { version: 'statics_version' }),
})
