import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'

/** Enrols this browser as a device of one hotel with a license code. */
export const signInDevice = call({
  name: 'signInDevice',
  method: 'POST',
  path: '/pok/',
  by: 'anyone',
  body: z.object({
    licenseCode: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Required only if the reply to the license code alone has no app key. */
    appKey: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: renamed(
    { companyId: z.int(), hotelId: z.int(), countryAlpha3: z.string(), appKey: z.optional(z.string()) },
    { companyId: 'company_id', hotelId: 'hotel_id', countryAlpha3: 'hotel_country_alfa_3', appKey: 'pok_key' },
  ),
})

/** Reports which version of the local device service a kiosk runs. */
export const saveSocketVersion = call({
  name: 'saveSocketVersion',
  method: 'POST',
  path: '/api/save-socket-version/',
  body: renamed(
    { appId: z.optional(z.string()), version: z.string().check(z.maxLength(40)) },
    { appId: 'app_id', version: 'socket_version' },
  ),
})
