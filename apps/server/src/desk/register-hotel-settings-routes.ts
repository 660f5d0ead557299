import type { Wakes } from '../platform/changes/wakes.ts'
import { hotelRoutes } from './config/hotel.routes.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { staffDeviceRoutes } from './devices/device.routes.ts'
import { createDeviceService } from './devices/device.service.ts'
import { hubBootRoutes } from './devices/hub-boot.routes.ts'
import { differencesRoutes } from './differences/differences.routes.ts'
import { createDifferences } from './differences/differences.service.ts'
import { createDraftSecrets } from './hotel-system/draft-secrets.ts'
import { staffHotelSystemRoutes } from './hotel-system/hotel-system.routes.ts'
import { systemSetupRoutes } from './hotel-system/system-setup.routes.ts'
import { createSystemSetup } from './hotel-system/system-setup.service.ts'
import { mailRoutes } from './mails/mail.routes.ts'
import { createMailService } from './mails/mail.service.ts'

/** The hotel itself: its configuration, devices, mails and its own system. */
export function registerHotelSettingsRoutes(dependencies: DeskDependencies, wakes: Wakes): void {
  const {
    calls,
    staffCalls,
    hubDb,
    sites,
    changes,
    publicUrl,
    baseUrl,
    keySecret,
    mails,
    outbox,
    systemFor,
    systems,
    now,
    demoSystemAddresses: demoAddresses,
  } = dependencies
  hotelRoutes(staffCalls)
  staffDeviceRoutes(staffCalls, createDeviceService({ sites, wakes }))
  hubBootRoutes(calls, { db: hubDb, sites, changes, publicUrl, secret: keySecret })
  mailRoutes(staffCalls, createMailService({ sends: mails.sends, outbox, secret: keySecret }))
  staffHotelSystemRoutes(staffCalls, outbox)
  differencesRoutes(staffCalls, createDifferences({ systems, outbox }))
  const secrets = createDraftSecrets(keySecret)
  systemSetupRoutes(staffCalls, createSystemSetup({ sites, systemFor, secrets, demoAddresses, now, baseUrl }))
}
