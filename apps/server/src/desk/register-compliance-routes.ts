import { fileRegister } from '../outside/police/file-register.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { policeRoutes } from './police/police.routes.ts'
import { createPoliceService } from './police/police.service.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'

/** Legal obligations of a hotel: registration cards, the police report, privacy, the audit log. */
export function registerComplianceRoutes({ staffCalls, sites, mails, agreements }: DeskDependencies): void {
  registrationRoutes(staffCalls, sites, agreements)
  policeRoutes(staffCalls, createPoliceService({ sites, register: fileRegister }))
  privacyRoutes(staffCalls, { sites, mails })
  auditRoutes(staffCalls)
}
