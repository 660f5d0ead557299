export interface Links {
  readonly url: string
  readonly links: readonly { readonly name: string; readonly url: string; readonly note?: string }[]
  readonly notes: readonly string[]
}

/**
 * What the start prints: narrow enough for any terminal except for addresses, which have their own
 * lines, with the first thing to try on top.
 */
export function formatLinks({ url, links, notes }: Links): string {
  const blocks = links.map(({ name, url: address, note }) => [
    name,
    `  ${address}`,
    ...(note ? wrapText(note).map((line) => `  ${line}`) : []),
  ])
  const end = [`Foyer is open at ${url}`, 'Ctrl-C closes it.']
  return [...blocks, ...notes.map((note) => wrapText(note)), end].map((lines) => lines.join('\n')).join('\n\n')
}

const WIDTH = 78

/** Wraps at spaces; a longer word gets its own line. */
function wrapText(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= WIDTH || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
