import { signInDevice } from '@foyer/contract/device.ts'
import { headers } from '@foyer/contract/headers.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { deviceCookieName } from '../device/device.store.ts'
import type { Calls } from '../serve/serve.ts'
import { visitCookieName } from '../visit/visit-cookie.ts'
import type { EnrolmentService } from './enrolment.service.ts'

const YEAR_SECONDS = 31_536_000

interface DeviceRoutesDependencies {
  readonly enrolments: EnrolmentService
  readonly changes: Changes
  readonly secureCookies: boolean
}

export function deviceRoutes(calls: Calls, { enrolments, changes, secureCookies }: DeviceRoutesDependencies): void {
  calls.serveAnyone(signInDevice, async ({ body, request, reply }) => {
    const { hotel, device } = await enrolments.enrol({
      licenseCode: body.licenseCode,
      appKey: body.appKey,
      key: request.headers[headers.idempotencyKey]?.toString(),
      network: getNetwork(request.ip),
    })
    if (device) {
      reply.setCookie(deviceCookieName(hotel.id, device.appKey), device.token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: secureCookies,
        maxAge: YEAR_SECONDS,
      })
      // The visit from before this device had to sign in again is not for its next guest.
      reply.clearCookie(visitCookieName(hotel.id, device.appKey), { path: '/' })
    }
    changes.publish(hotel.id, 'devices', 'audit')
    const facts = { companyId: hotel.companyId, hotelId: hotel.id, countryAlpha3: hotel.country }
    return { ...facts, ...(device && { appKey: device.appKey }) }
  })
}
