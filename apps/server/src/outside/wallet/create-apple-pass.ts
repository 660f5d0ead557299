import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PKPass } from 'passkit-generator'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { StayPass, Wallets } from './wallet.ts'

const files = { signerCert: 'certificate.pem', signerKey: 'key.pem', wwdr: 'wwdr.pem' } as const
const MAX_REMEMBERED = 50
const pictures = ['icon.png', 'icon@2x.png', 'icon@3x.png'] as const

/** The certificate that Apple issues for a type of pass names that type and the operator's team. */
export function readPassIdentity(certificate: string): { passTypeIdentifier: string; teamIdentifier: string } {
  const subject = new Map(
    new X509Certificate(certificate).subject.split('\n').map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
  const [passTypeIdentifier, teamIdentifier] = [subject.get('UID'), subject.get('OU')]
  if (!passTypeIdentifier || !teamIdentifier)
    throw new Error('the certificate names no type of pass (UID) or no team (OU)')
  return { passTypeIdentifier, teamIdentifier }
}

/** Throws a `StartProblem` if the folder does not hold what Apple's wallet needs. */
export async function createApplePasses(folder: string): Promise<NonNullable<Wallets['apple']>> {
  try {
    const [signerCert, signerKey, wwdr] = await Promise.all(
      [files.signerCert, files.signerKey, files.wwdr].map((name) => readFile(join(folder, name), 'utf8')),
    )
    const certificates = { signerCert: signerCert ?? '', signerKey: signerKey ?? '', wwdr: wwdr ?? '' }
    const identity = readPassIdentity(certificates.signerCert)
    const icons = await Promise.all(
      pictures.map(async (name) => [name, await readFile(new URL(`pictures/${name}`, import.meta.url))] as const),
    )
    return rememberLatest(async (pass) => buildPass(pass, identity, icons, certificates).getAsBuffer())
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`APPLE_PASS_FOLDER=${folder} is not usable: ${reason}.`, { cause: error })
  }
}

/** Signing takes about 40 ms of the event loop, so that asking again for the same pass must not sign again. */
function rememberLatest(make: NonNullable<Wallets['apple']>): NonNullable<Wallets['apple']> {
  const made = new Map<string, Promise<Buffer>>()
  return (pass) => {
    const key = sha256(JSON.stringify(pass))
    const before = made.get(key)
    if (before) return before
    const [oldest] = made.keys()
    if (made.size >= MAX_REMEMBERED && oldest !== undefined) made.delete(oldest)
    const making = make(pass)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
}

type Certificates = Readonly<Record<keyof typeof files, string>>

function buildPass(
  { serial, hotelName, title, facts, note, expiresAt, colors }: StayPass,
  identity: ReturnType<typeof readPassIdentity>,
  icons: readonly (readonly [string, Buffer])[],
  certificates: Certificates,
): PKPass {
  const pass = new PKPass(Object.fromEntries(icons), certificates, {
    ...identity,
    formatVersion: 1,
    serialNumber: serial,
    organizationName: hotelName,
    description: title,
    logoText: hotelName,
    foregroundColor: toRgb(colors.text),
    labelColor: toRgb(colors.text),
    backgroundColor: toRgb(colors.background),
    // A code that opens a room is not for forwarding.
    sharingProhibited: true,
  })
  pass.type = 'generic'
  const places = {
    room: pass.headerFields,
    code: pass.primaryFields,
    arrival: pass.secondaryFields,
    departure: pass.secondaryFields,
  }
  for (const { name, label, value } of facts) places[name].push({ key: name, label, value })
  pass.backFields.push({ key: 'note', ...note })
  pass.setExpirationDate(expiresAt)
  return pass
}

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}
