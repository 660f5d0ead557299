import { fileRegister } from '../outside/police/file-register.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { createAuthorityCheck } from './authority/check-authority.ts'
import { deskReportsRoutes } from './authority/desk-reports.routes.ts'
import { createDeskReports } from './authority/desk-reports.service.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { policeRoutes } from './police/police.routes.ts'
import { createPoliceService } from './police/police.service.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'

/** Legal obligations of a hotel: registration cards, the police report, privacy, the audit log. */
export function registerComplianceRoutes(dependencies: DeskDependencies): void {
  const { staffCalls, sites, mails, agreements, authorityReports, authorityFor } = dependencies
  registrationRoutes(staffCalls, sites, agreements)
  policeRoutes(staffCalls, createPoliceService({ sites, register: fileRegister }))
  deskReportsRoutes(
    staffCalls,
    createDeskReports({ sites, reports: authorityReports }),
    createAuthorityCheck({ sites, authorityFor }),
  )
  privacyRoutes(staffCalls, { sites, mails })
  auditRoutes(staffCalls)
}
