/** Numbers that look random and are the same every time. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyzäöüéèñçøåßł']
/** Nobody writes one of them for a letter that they have not: DJ stands for Đ, and K for Ƙ. */
const odd = [...'qxwz']

/** Žizka is Žižka, written by somebody in a hurry. */
const withoutMark = (letter: string): string => letter.toLowerCase().normalize('NFD').charAt(0)

/**
 * Names that are not this one: letters by chance, the name with one letter changed, and the name with one more. By turns, so that each number is tried
 * with each kind.
 */
export function wrongNames(seed: number): (name: string, at: number) => string {
  const thrown = dice(seed)
  const below = (count: number) => Math.floor(thrown.next().value * count)
  const pick = (from: readonly string[]) => from[below(from.length)] ?? ''
  const kinds: readonly ((name: string) => string)[] = [
    () => Array.from({ length: 5 + below(10) }, () => pick(letters)).join(''),
    (name) => changed(name, (letter) => pick(odd.filter((one) => one !== withoutMark(letter)))),
    (name) => changed(name, (letter) => letter + pick(odd)),
  ]
  /** A letter of its longest word, which is no particle. */
  function changed(name: string, change: (letter: string) => string): string {
    const [longest = name] = name.split(/[\s‑–-]+/).toSorted((one, other) => other.length - one.length)
    const written = [...longest]
    const place = below(written.length)
    written[place] = change(written[place] ?? '')
    return name.replace(longest, written.join(''))
  }
  return (name, at) => kinds[at % kinds.length]?.(name) ?? ''
}
