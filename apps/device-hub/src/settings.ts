import { DEFAULT_HUB_PORT, type ScannerKind, scannerKinds } from '@foyer/contract/messages/device.ts'
import * as z from 'zod/mini'

/** Why the hub cannot start, in a sentence for whoever starts it. */
export class StartProblem extends Error {}

const schema = z.object({
  HUB_PORT: z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)),
  HUB_SERVER: z.url(),
  HUB_PAIRING: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
  HUB_SCANNER: z.string(),
})

interface ScannerSetting {
  readonly kind: ScannerKind
  /** Absent: the reader of the simulated lobby. */
  readonly at?: { readonly host: string; readonly port: number }
}

export interface Settings {
  readonly port: number
  readonly server: string
  readonly pairing: string
  readonly scanner: ScannerSetting
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(schema, {
    HUB_PORT: String(DEFAULT_HUB_PORT),
    HUB_SERVER: 'http://localhost:8080',
    HUB_SCANNER: 'access-is',
    ...given,
  })
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new StartProblem(`The setting ${names.join(', ')} is not usable.`)
  }
  const { HUB_PORT, HUB_SERVER, HUB_PAIRING, HUB_SCANNER } = parsed.data
  if (HUB_PAIRING === undefined)
    throw new StartProblem('HUB_PAIRING is missing: the code with which this hub proves itself to the server.')
  return { port: HUB_PORT, server: HUB_SERVER, pairing: HUB_PAIRING, scanner: readScanner(HUB_SCANNER) }
}

/** `access-is` or `keyboard` are simulated; `access-is@10.0.0.7:4001` is a reader behind a converter. */
function readScanner(text: string): ScannerSetting {
  const [name, address] = text.split('@', 2)
  const kind = scannerKinds.find((one) => one === name)
  const at = /^([\w.-]+):(\d{1,5})$/.exec(address ?? '')
  if (!kind || (address !== undefined && !at)) throw new StartProblem(`The setting HUB_SCANNER is not usable: ${text}.`)
  return { kind, ...(at?.[1] && { at: { host: at[1], port: Number(at[2]) } }) }
}
