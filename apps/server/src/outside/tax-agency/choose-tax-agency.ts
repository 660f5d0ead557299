import { readFileSync } from 'node:fs'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { readCertificate } from './read-certificate.ts'
import type { ChooseTaxAgency } from './tax-agency.ts'
import { createVerifactuAgency } from './verifactu-agency.ts'

interface Settings {
  /** The simulator of the demo hotels; without it, such a hotel sends nothing. */
  readonly demoVerifactuUrl?: string | undefined
  /** The file with the certificate of its authority. */
  readonly demoVerifactuCa?: string | undefined
}

export function chooseTaxAgency({ demoVerifactuUrl, demoVerifactuCa }: Settings): ChooseTaxAgency {
  const demoTrust = demoVerifactuCa ? { ca: readDemoAuthority(demoVerifactuCa) } : {}
  return ({ isDemo }, { verifactu, secrets }, mode) => {
    const { verifactu_certificate: typed, verifactu_password: password } = secrets
    if (!typed || (isDemo && !demoVerifactuUrl)) return undefined
    return createVerifactuAgency({
      url: isDemo ? demoVerifactuUrl : undefined,
      mode,
      kind: verifactu.certificate,
      certificate: { ...readCertificate(typed, password), ...(isDemo && demoTrust) },
    })
  }
}

function readDemoAuthority(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new StartProblem(`The certificate of DEMO_VERIFACTU_CA cannot be read: ${file}`)
  }
}
