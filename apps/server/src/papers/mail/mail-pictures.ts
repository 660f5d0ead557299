import { readFile } from 'node:fs/promises'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'

/**
 * Our own pictures, in neutral colours that suit any hotel. They are embedded, so nothing is loaded
 * remotely.
 */
const names = ['room', 'sea', 'loggia', 'lobby', 'car'] as const

/** Pictures that a product uses instead, whatever the room. */
const pictureByParty: Readonly<Record<PartyTerm, (typeof names)[number] | undefined>> = {
  guest: undefined,
  driver: 'car',
}

/** Returns the file name in a mail; undefined if the picture isn't one of ours. */
export function getMailPictureName(picture: string, partyWord: PartyTerm): string | undefined {
  const shown = picture.startsWith('/') ? picture : (pictureByParty[partyWord] ?? picture)
  // A kind of room is shown as the room.
  const name = names.find((one) => shown === one || shown.startsWith(`${one}-`))
  return name && `${name}.jpg`
}

interface MailPicture {
  readonly name: string
  readonly content: Buffer
}

/** Returns the pictures that a mail's HTML refers to. */
export async function readPicturesIn(html: string): Promise<MailPicture[]> {
  const shown = names.map((name) => `${name}.jpg`).filter((name) => html.includes(`src="cid:${name}"`))
  return Promise.all(
    shown.map(async (name) => ({ name, content: await readFile(new URL(`pictures/${name}`, import.meta.url)) })),
  )
}
