export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface Range {
  readonly start: number
  readonly end: number
}

const quote = /^\\?['"]$/
const closing = new Set([')', ']', '}'])

/**
 * Words and single characters. Both kinds of quotes are equal, so that formatting does not matter;
 * whitespace separates.
 */
export function tokenize(text: string, offset = 0): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}_$]+|\\?['"]|\S/gu)].map((match) => ({
    text: quote.test(match[0]) ? "'" : match[0],
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }))
}

const isTrailingComma = (token: Token, index: number, all: readonly Token[]): boolean =>
  token.text === ',' && closing.has(all[index + 1]?.text ?? '')

/**
 * Every match of the pattern in the source tokens. Commas before a closing bracket don't count, and
 * a comma at the end of the pattern also matches the last element of a list, which has none.
 */
export function findTokens(source: readonly Token[], pattern: string): Range[] {
  const wanted = tokenize(pattern).filter((token, index, all) => !isTrailingComma(token, index, all))
  const endsList = wanted.length > 1 && wanted.at(-1)?.text === ','
  if (endsList) wanted.pop()
  const relevant = source.filter((token, index, all) => !isTrailingComma(token, index, all))
  return relevant.flatMap((first, at) => {
    if (!wanted.every((token, index) => relevant[at + index]?.text === token.text)) return []
    const last = relevant[at + wanted.length - 1]
    if (last === undefined) return []
    if (!endsList) return [{ start: first.start, end: last.end }]
    const next = source[source.indexOf(last) + 1]
    if (next !== undefined && next.text !== ',' && !closing.has(next.text)) return []
    return [{ start: first.start, end: next?.text === ',' ? next.end : last.end }]
  })
}
