import { extractText, getDocumentProxy } from 'unpdf'

interface ReadPdf {
  readonly title: string | undefined
  readonly language: string | undefined
  /** The text of each page as an independent PDF reader extracts it. */
  readonly pages: readonly string[]
  readonly widthMm: number
  /** Tags of the first page, outermost first; a list with the number of its items. */
  readonly tags: readonly string[]
}

interface Node {
  readonly role?: string
  readonly children?: readonly Node[]
}

export async function readPdf(base64: string): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = await pdf.getMetadata()
  const first = await pdf.getPage(1)
  const tree = (await first.getStructTree()) as Node | null
  const said = (name: string) => {
    const value = Reflect.get(info, name)
    return typeof value === 'string' ? value : undefined
  }
  return {
    title: said('Title'),
    language: said('Language'),
    pages: text.map((page) => page.replaceAll(/\s+/g, ' ')),
    widthMm: Math.round((first.getViewport({ scale: 1 }).width / 72) * 25.4),
    tags: tree ? listTags(tree) : [],
  }
}

function listTags({ role, children = [] }: Node): string[] {
  const items = role === 'L' ? ` of ${children.length}` : ''
  return [...(role ? [role + items] : []), ...children.flatMap(listTags)]
}
