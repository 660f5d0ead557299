/** Reproducible pseudo-random numbers. */
function* generateRandom(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyzäöüéèñçøåßł']
/** Letters that never replace a letter of another alphabet, unlike DJ for Đ and K for Ƙ. */
const odd = [...'qxwz']

/** Žizka must match Žižka, as typed in a hurry. */
const stripMark = (letter: string): string => letter.toLowerCase().normalize('NFD').charAt(0)

/**
 * Names that differ from this one: random letters, one letter changed, and one letter added. They
 * alternate, so that each reference is tried with each kind.
 */
export function createMisspeller(seed: number): (name: string, at: number) => string {
  const thrown = generateRandom(seed)
  const below = (count: number) => Math.floor(thrown.next().value * count)
  const pick = (from: readonly string[]) => from[below(from.length)] ?? ''
  const kinds: readonly ((name: string) => string)[] = [
    () => Array.from({ length: 5 + below(10) }, () => pick(letters)).join(''),
    (name) => changed(name, (letter) => pick(odd.filter((one) => one !== stripMark(letter)))),
    (name) => changed(name, (letter) => letter + pick(odd)),
  ]
  /** Changes a letter of the longest word, which is never a particle. */
  function changed(name: string, change: (letter: string) => string): string {
    const [longest = name] = name.split(/[\s‑–-]+/).toSorted((one, other) => other.length - one.length)
    const written = [...longest]
    const place = below(written.length)
    written[place] = change(written[place] ?? '')
    return name.replace(longest, written.join(''))
  }
  return (name, at) => kinds[at % kinds.length]?.(name) ?? ''
}
