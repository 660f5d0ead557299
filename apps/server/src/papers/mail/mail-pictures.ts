import { readFile } from 'node:fs/promises'
import type { PartyWord } from '@foyer/domain/mode/products.ts'

/** Our own scenes, in quiet colours beside which any hotel's own stand. They travel with the mail, and are asked for nowhere. */
const names = ['room', 'sea', 'loggia', 'lobby', 'car'] as const

/** What a product has in place of ours, whatever its rooms are. */
const ofProduct: Readonly<Record<PartyWord, (typeof names)[number] | undefined>> = { guest: undefined, driver: 'car' }

/** As a mail calls it; undefined for a picture that is not one of ours. */
export function mailPictureName(picture: string, partyWord: PartyWord): string | undefined {
  const shown = picture.startsWith('/') ? picture : (ofProduct[partyWord] ?? picture)
  return names.some((name) => name === shown) ? `${shown}.jpg` : undefined
}

interface MailPicture {
  readonly name: string
  readonly content: Buffer
}

/** Those that the text of a mail shows. */
export async function picturesIn(html: string): Promise<MailPicture[]> {
  const shown = names.map((name) => `${name}.jpg`).filter((name) => html.includes(`src="cid:${name}"`))
  return Promise.all(
    shown.map(async (name) => ({ name, content: await readFile(new URL(`pictures/${name}`, import.meta.url)) })),
  )
}
