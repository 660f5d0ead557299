import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'

/** The wire calls the name of the information a url; it is a name, and never fetched. */
export const fetchInformation = call({
  name: 'fetchInformation',
  method: 'POST',
  path: '/api/info-from-bb-api/',
  changes: false,
  body: renamed(
    { subject: z.string().check(z.regex(/^[a-z][a-z-]{0,63}$/)), language: z.string() },
    { subject: 'url', language: 'lang' },
  ),
  reply: z.object({ data: z.unknown() }),
})
