import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSimulator } from '../../../testing/start-simulator.ts'
import { readCertificate } from '../read-certificate.ts'
import { createVerifactuAgency } from '../verifactu-agency.ts'

const folder = join(import.meta.dirname, '../../../../../../simulators/verifactu/certificates')
export const readTestCertificate = (name: string) => readFileSync(join(folder, name), 'utf8')

export interface AgencyLedger {
  readonly records: readonly {
    readonly operation: 'Alta' | 'Anulacion'
    readonly number: string
    readonly type?: string
    readonly total?: string
    readonly hash: string
    readonly errors: readonly string[]
    readonly isLate: boolean
    readonly isCorrection: boolean
  }[]
  readonly refused: readonly { readonly number: string; readonly errors: readonly string[] }[]
  readonly calls: readonly { readonly records: number; readonly result: string; readonly isEarly: boolean }[]
}

/** The simulated tax agency as a process of its own, and our adapter for it. */
export async function startTaxAgency(env: Readonly<Record<string, string>> = {}) {
  const { url, control } = await startSimulator('verifactu', { WAIT_SECONDS: '0', ...env })
  const address = url.replace('http:', 'https:')
  const post = (path: string, body: object) =>
    fetch(`${control}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    url: address,
    connect: (typed = readTestCertificate('client.pem'), password?: string) =>
      createVerifactuAgency({
        url: address,
        mode: 'test',
        kind: 'person',
        certificate: { ...readCertificate(typed, password), ca: readTestCertificate('ca.pem') },
      }),
    setFaults: (faults: object) => post('faults', faults),
    setRules: (rules: object) => post('rules', rules),
    readLedger: async () => (await (await fetch(`${control}/ledger`)).json()) as AgencyLedger,
  }
}
