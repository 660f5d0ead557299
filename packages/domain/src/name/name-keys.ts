import { isParticle } from './particles.ts'
import { romanizeSurname } from './romanize-surname.ts'
import { getSpellings } from './spellings.ts'
import { transliterate } from './transliterate.ts'

/** Particles joined to the word with an apostrophe: d'Angelo, dell'Acqua, L'Heureux. */
const elided = /^(?:d|l|dell|dall|nell|sant|qu)['’‘`´ʼ](?=\p{L}{2})/iu

/**
 * The article of an Arabic name as it sounds before certain letters; otherwise it is al, which is a
 * particle.
 */
const article = /^(?:a[dnrstz]|a[sdt]h|u[dl])[-‐‑](?=\p{L}{2})/iu

/** Two hyphenated names followed by another: García-Lorca Martínez. */
const joinedFirst = /^(\p{L}+[-‐‑]\p{L}+)\s+\p{L}/u

interface Keys {
  /** The whole name in each spelling, with and without particles. */
  readonly whole: readonly string[]
  /**
   * The first of several surnames, likewise, and each longer beginning: first names may follow any
   * surname. Empty if there is only one word.
   */
  readonly first: readonly string[]
}

export interface NameKeys extends Keys {
  /** The transliteration that a passport uses; empty for a Latin name. */
  readonly latin: Keys
}

/**
 * The keys of a surname; the same whether it comes from a reservation, a document, a guest or
 * staff.
 */
export function getNameKeys(name: string): NameKeys {
  const plain = stripPrefix(article, name)
  const written = [name, stripPrefix(elided, name), plain].filter((one) => one !== undefined).flatMap(getSpellings)
  const [, joined] = joinedFirst.exec(name.normalize('NFC').trim()) ?? []
  const { whole, first } = buildKeys(written)
  const firsts = plain ? buildKeys(getSpellings(plain)).first : first
  return {
    whole,
    first: joined ? [...new Set([...firsts, ...buildKeys(getSpellings(joined)).whole])] : firsts,
    latin: buildKeys(written.flatMap((spelling) => [...transliterate(spelling), ...romanizeSurname(spelling)])),
  }
}

/**
 * Whether the typed surname means this name: the whole of one equals the whole or the first of the
 * other. Sharing only the first of two surnames is not enough, nor is having the same
 * transliteration.
 */
export function isSameSurname(typed: string, known: string): boolean {
  return areSameSurname(getNameKeys(typed), getNameKeys(known))
}

export function areSameSurname(one: NameKeys, other: NameKeys): boolean {
  return keysMatch(one, other) || keysMatch(one.latin, other) || keysMatch(one, other.latin)
}

function keysMatch(one: Keys, other: Keys): boolean {
  return hasCommonKey(one.whole, [...other.whole, ...other.first]) || hasCommonKey(other.whole, one.first)
}

function hasCommonKey(some: readonly string[], others: readonly string[]): boolean {
  return some.some((key) => others.includes(key))
}

function buildKeys(written: readonly string[]): Keys {
  const all = written.map((spelling) => spelling.split(' '))
  return {
    whole: unique(all.flatMap((words) => [words, withoutParticles(words)])),
    first: unique(all.flatMap(listBeginnings).flatMap((words) => [words, withoutParticles(words)])),
  }
}

function withoutParticles(words: readonly string[]): readonly string[] {
  return words.filter((word) => !isParticle(word))
}

/** "García López Carmen" begins with García and with García López. */
function listBeginnings(words: readonly string[]): readonly (readonly string[])[] {
  return words.slice(0, -1).flatMap((word, at) => (isParticle(word) ? [] : [words.slice(0, at + 1)]))
}

function stripPrefix(beginning: RegExp, name: string): string | undefined {
  const trimmed = name.trim()
  return beginning.test(trimmed) ? trimmed.replace(beginning, '') : undefined
}

function unique(names: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(names.map((words) => words.join('')))].filter(Boolean)
}
