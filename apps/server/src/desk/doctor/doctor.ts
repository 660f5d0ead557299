import type { CommandOutput } from '../command/commands.ts'
import { EXIT_REJECTED } from '../command/commands.ts'
import { addressCheck } from './address-check.ts'
import { backupCheck } from './backup-check.ts'
import { certificateCheck } from './certificate-check.ts'
import { clockCheck } from './clock-check.ts'
import { databaseChecks } from './database-checks.ts'
import { demoCheck } from './demo-check.ts'
import { diskCheck } from './disk-check.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { type Finding, problem } from './finding.ts'
import { hubsCheck } from './hubs-check.ts'
import { mailCheck } from './mail-check.ts'
import { openDoctorContext } from './open-doctor-context.ts'
import { proxyCheck } from './proxy-check.ts'
import { secondFactorCheck } from './second-factor-check.ts'
import { secretsCheck } from './secrets-check.ts'
import { settingsCheck } from './settings-check.ts'
import { signOnCheck } from './sign-on-check.ts'
import { systemsCheck } from './systems-check.ts'

/** Every check, in the order of its line. */
export const checks: readonly Check[] = [
  settingsCheck,
  secretsCheck,
  secondFactorCheck,
  demoCheck,
  ...databaseChecks,
  diskCheck,
  backupCheck,
  addressCheck,
  certificateCheck,
  proxyCheck,
  clockCheck,
  mailCheck,
  signOnCheck,
  hubsCheck,
  systemsCheck,
]

/** Checks everything that an installation needs, one line each. Changes nothing and sends no mail. */
export async function runDoctor(environment: Record<string, string | undefined>): Promise<CommandOutput> {
  return openDoctorContext(environment, {
    unreadable: (reason) =>
      toOutput([{ name: 'settings', finding: problem(reason, 'Correct this first; the rest depends on it.') }]),
    readable: async (context) => toOutput(await runChecks(context)),
  })
}

interface CheckResult {
  readonly name: string
  readonly finding: Finding
}

/** One after another, because they share a connection. A check that fails is a problem itself. */
export async function runChecks(context: DoctorContext): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, run } of checks) {
    const finding = await run(context).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      return problem(`could not be checked: ${reason}`, 'Report this line to the developers.')
    })
    results.push({ name, finding })
  }
  return results
}

export function toOutput(results: readonly CheckResult[]): CommandOutput {
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map(({ name, finding }) => {
    const advice = finding.level === 'ok' ? '' : ` ${finding.advice}`
    return `${finding.level.padEnd('problem'.length)}  ${name.padEnd(width)}  ${finding.text}${advice}`
  })
  const hasProblem = results.some(({ finding }) => finding.level === 'problem')
  return { lines, code: hasProblem ? EXIT_REJECTED : 0 }
}
