import { expect, it } from 'vitest'
import { decrypt, encrypt } from './age.ts'

const PASSPHRASE = 'a pass phrase'
/** No one attacks these test files. */
const QUICK = 2

async function* splitIntoPieces(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(stream))
}

const plain = Buffer.alloc(150_000, 'Foyer')

it('opens a file that another age program has made', async () => {
  // Made by the package age-encryption 0.3.1 with a work factor of 10.
  const theirs = `YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBJQWkrcnAra1RKdGdmQTN3clczMjh3IDEwClJJUW9sMG5DWlZCZTcxbDg2d3IyNlNSVDFjbTFF
    N2JMdXh1TGpmblJaU2MKLS0tIHhCVnNGcXhNaGZ3dmZITGpHN1RaUGFoeUtQQUkyb01DUzlkRHBIOXJrZWMKtOrMDETyiZZPuO1QyPTJT+mGQdp3LZAGZQiN
    QDVOXcgW9FrlGA==`
  expect(String(await readAll(decrypt(splitIntoPieces(Buffer.from(theirs, 'base64'), 7), PASSPHRASE)))).toBe('Foyer')
})

it('returns what went in, whatever its size, and reveals nothing of it', async () => {
  for (const size of [0, 1, 65_536, 65_537, 150_000]) {
    const content = plain.subarray(0, size)
    const sealed = await readAll(encrypt(splitIntoPieces(content), PASSPHRASE, QUICK))
    expect(sealed.includes('Foyer')).toBe(false)
    expect((await readAll(decrypt(splitIntoPieces(sealed, 999), PASSPHRASE))).equals(content)).toBe(true)
  }
})

it('rejects another pass phrase, and a file that was modified, truncated, reordered or is no age file', async () => {
  const sealed = await readAll(encrypt(splitIntoPieces(plain), PASSPHRASE, QUICK))
  const head = sealed.indexOf('\n---') + 49 + 16
  const chunk = 65_536 + 16
  const changed = (at: number) => sealed.with(at, (sealed[at] ?? 0) ^ 1)
  const wrong: Record<string, Uint8Array> = {
    'a byte of the content': changed(head + 5),
    'a byte of the last chunk': changed(sealed.length - 1),
    'a byte of the head': changed(30),
    'cut off within a chunk': sealed.subarray(0, -1),
    'cut off between two chunks': sealed.subarray(0, head + 2 * chunk),
    'without its second chunk': Buffer.concat([sealed.subarray(0, head + chunk), sealed.subarray(head + 2 * chunk)]),
    'no such file': Buffer.from('PK and so on'),
    nothing: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(wrong)) {
    const opened = readAll(decrypt(splitIntoPieces(Buffer.from(bytes)), PASSPHRASE))
    await expect(opened, name).rejects.toMatchObject({ name: 'AgeProblem' })
  }
  await expect(readAll(decrypt(splitIntoPieces(sealed), 'another phrase'))).rejects.toThrow(
    'encrypted with another key',
  )
})
