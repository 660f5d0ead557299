import { Visitor } from 'oxc-parser'
import type { ParsedFile } from './parsed-file.ts'

/** The only folder that knows channels and processes by name. */
const home = 'packages/domain/src/mode/'

/** Literals that mean a channel wherever they are compared; `own` is too common to be included. */
const channelWord = /^['"](?:kiosk|tablet|front-?app|frontApp|own-?device|ownDevice)['"]$/

/** A device class is a screen size: it uses the same words for something else. */
const sizeName = /deviceClass/i

const channelName = /(?:^|[.?])(?:\w*C|c)hannel(?:Name)?$/

const processName = /(?:^|[.?])(?:\w*P|p)rocess(?:Name)?$/

const text = /^['"].*['"]$/s

const equality = new Set(['===', '!==', '==', '!='])

/** A file without these words compares neither. */
const anyMode = /kiosk|tablet|front-?app|own-?device|channel|process/i

/**
 * Where a file compares `channel === 'kiosk'`, in an `if`, a `switch` or a list, instead of using a
 * trait.
 */
export function findModeComparisons(file: ParsedFile): number[] {
  const { path, source } = file
  if (path.startsWith(home) || !anyMode.test(source)) return []
  const found: number[] = []
  const of = (node: { start: number; end: number }): string => source.slice(node.start, node.end)
  const isModeName = (name: string): boolean => channelName.test(name) || processName.test(name)
  const isMode = (one: string, other: string): boolean =>
    (channelWord.test(other) && !sizeName.test(one)) || (isModeName(one) && text.test(other))
  new Visitor({
    BinaryExpression(node) {
      const [left, right] = [of(node.left), of(node.right)]
      if (equality.has(node.operator) && (isMode(left, right) || isMode(right, left))) found.push(node.start)
    },
    SwitchStatement(node) {
      const asked = of(node.discriminant)
      if (node.cases.some(({ test }) => test && isMode(asked, of(test)))) found.push(node.start)
    },
    CallExpression(node) {
      const { callee, arguments: given } = node
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return
      if (!of(callee).endsWith('.includes') || given[0] === undefined) return
      const asked = of(given[0])
      if (callee.object.elements.some((word) => word && isMode(asked, of(word)))) found.push(node.start)
    },
  }).visit(file.program)
  return found
}
