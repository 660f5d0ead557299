import { createHash, createVerify, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { decodeJwt, jwtVerify } from 'jose'
import forge from 'node-forge'
import { expect, it, onTestFinished } from 'vitest'
import { loadWallets } from './load-wallets.ts'
import type { StayPass } from './wallet.ts'

const folder = join(import.meta.dirname, 'testing/apple')

const pass: StayPass = {
  serial: 'a1b2',
  hotelName: 'Foyer Palace',
  language: 'de',
  title: 'Ihr Aufenthalt',
  facts: [
    { name: 'room', label: 'Zimmer', value: '204' },
    { name: 'code', label: 'Türcode', value: '482916' },
    { name: 'arrival', label: 'Ankunft', value: '10.05.2027' },
    { name: 'departure', label: 'Abreise', value: '12.05.2027' },
  ],
  note: { label: 'Gut zu wissen', value: 'Diese Karte ändert sich nicht.' },
  expiresAt: new Date('2027-05-13T00:00:00Z'),
  colors: { background: '#1f4d3f', text: '#f6f1e6' },
}

async function createTemporaryFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'foyer-wallet-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

/** The files of a pass as a phone unpacks them. */
async function unpackApplePass() {
  const { apple } = await loadWallets({ applePassFolder: folder, googleWallet: undefined })
  return unzipSync((await apple?.(pass)) ?? new Uint8Array())
}

it('a pass for Apple shows room, code and dates, expires after the stay and cannot be forwarded', async () => {
  const files = await unpackApplePass()
  const content = JSON.parse(Buffer.from(files['pass.json'] ?? []).toString())
  expect(content).toMatchObject({
    passTypeIdentifier: 'pass.example.foyer.stay',
    teamIdentifier: 'TEAM123456',
    serialNumber: 'a1b2',
    organizationName: 'Foyer Palace',
    backgroundColor: 'rgb(31, 77, 63)',
    sharingProhibited: true,
    generic: {
      headerFields: [{ value: '204' }],
      primaryFields: [{ label: 'Türcode', value: '482916' }],
      secondaryFields: [{ value: '10.05.2027' }, { value: '12.05.2027' }],
      backFields: [{ value: 'Diese Karte ändert sich nicht.' }],
    },
  })
  expect(new Date(content.expirationDate)).toEqual(pass.expiresAt)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'manifest.json', 'signature']))
})

it('the manifest lists the hash of each file, and the certificate’s key has signed it', async () => {
  const { signature = new Uint8Array(), ...files } = await unpackApplePass()
  const manifest = Buffer.from(files['manifest.json'] ?? [])
  const hashes = Object.entries(files)
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, content]) => [name, createHash('sha1').update(content).digest('hex')])
  expect(JSON.parse(manifest.toString())).toEqual(Object.fromEntries(hashes))

  const der = forge.util.createBuffer(Buffer.from(signature).toString('binary'))
  const { rawCapture } = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der)) as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string; digestAlgorithm: string }
  }
  const { SET } = forge.asn1.Type
  const attributes = forge.asn1.create(forge.asn1.Class.UNIVERSAL, SET, true, rawCapture.authenticatedAttributes)
  const signed = Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary')
  const algorithm = forge.pki.oids[forge.asn1.derToOid(rawCapture.digestAlgorithm)] ?? ''
  expect(signed.includes(createHash(algorithm).update(manifest).digest())).toBe(true)
  const { publicKey } = new X509Certificate(await readFile(join(folder, 'certificate.pem')))
  const verifier = createVerify(algorithm).update(signed)
  expect(verifier.verify(publicKey, Buffer.from(rawCapture.signature, 'binary'))).toBe(true)
})

it('the same pass is signed once, another room by itself', async () => {
  const { apple } = await loadWallets({ applePassFolder: folder, googleWallet: undefined })
  const first = await apple?.(pass)
  expect(await apple?.({ ...pass })).toBe(first)
  expect(await apple?.({ ...pass, facts: pass.facts.slice(1) })).not.toBe(first)
})

it.each([
  ['without files', {}, /APPLE_PASS_FOLDER=.* is not usable: ENOENT/],
  ['whose certificate is not for passes', { 'certificate.pem': 'wwdr.pem' }, /names no type of pass/],
] as const)('a folder %s stops the start', async (_which, copied, message) => {
  const broken = await createTemporaryFolder()
  for (const [name, from] of Object.entries(copied)) {
    await writeFile(join(broken, name), await readFile(join(folder, from)))
    for (const other of ['key.pem', 'wwdr.pem'])
      await writeFile(join(broken, other), await readFile(join(folder, other)))
  }
  await expect(loadWallets({ applePassFolder: broken, googleWallet: undefined })).rejects.toThrow(message)
})

it('an address for Google holds the pass, signed by the service account', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keyFile = join(await createTemporaryFolder(), 'account.json')
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(keyFile, JSON.stringify({ client_email: 'foyer@hotel.iam.gserviceaccount.com', private_key }))
  const { google } = await loadWallets({ applePassFolder: undefined, googleWallet: { issuer: '3388', keyFile } })
  const url = (await google?.(pass)) ?? ''
  expect(url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//)
  const token = url.split('/').at(-1) ?? ''
  const { payload } = await jwtVerify(token, publicKey, {
    issuer: 'foyer@hotel.iam.gserviceaccount.com',
    audience: 'google',
  })
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    payload: {
      genericObjects: [
        {
          id: '3388.a1b2',
          classId: '3388.stay',
          cardTitle: { defaultValue: { language: 'de', value: 'Foyer Palace' } },
          hexBackgroundColor: '#1f4d3f',
          validTimeInterval: { end: { date: '2027-05-13T00:00:00.000Z' } },
        },
      ],
    },
  })
  expect(JSON.stringify(decodeJwt(token))).toContain('"header":"Türcode","body":"482916"')
})

it('a key file of something else stops the start', async () => {
  const keyFile = join(await createTemporaryFolder(), 'account.json')
  await writeFile(keyFile, '{"client_email":"a@example.com"}')
  const loading = loadWallets({ applePassFolder: undefined, googleWallet: { issuer: '3388', keyFile } })
  await expect(loading).rejects.toThrow('is not the key of a service account')
})
