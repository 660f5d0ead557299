import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Proof } from './proof.ts'

/** A line of `docs/open-clauses.tsv`: why a clause stays open on purpose. */
interface Reason {
  readonly clause: string
  readonly why: string
}

const page = 'docs/open-clauses.tsv'
const head = 'clause\twhy'

export function readReasons(root: string): Reason[] {
  if (!existsSync(join(root, page))) return []
  const [first, ...lines] = readFileSync(join(root, page), 'utf8').replace(/\n$/, '').split('\n')
  if (first !== head) throw new Error(`${page} does not begin with the columns clause and why.`)
  return lines.map((line, index) => {
    const [clause, why, ...rest] = line.split('\t')
    if (!clause || !why || rest.length > 0) throw new Error(`${page}:${index + 2} is not a clause and a reason.`)
    return { clause, why }
  })
}

/** A reason for what is proved, or for what nobody has asked, is out of date; where reasons are given, every open clause has one. */
export function reasonFaults(reasons: readonly Reason[], proofs: readonly Proof[]): string[] {
  const given = new Set(reasons.map(({ clause }) => clause))
  const missing = reasons.length === 0 ? [] : proofs.flatMap((proof) => proof.open.filter((id) => !given.has(id)))
  return [...outOfDate(reasons, proofs), ...missing.map((id) => `${id} is open, and ${page} does not say why.`)]
}

function outOfDate(reasons: readonly Reason[], proofs: readonly Proof[]): string[] {
  const known = new Set(proofs.flatMap(({ requirement }) => requirement.clauses.map(({ id }) => id)))
  const open = new Set(proofs.flatMap((proof) => proof.open))
  return reasons.flatMap(({ clause }, index) => {
    const place = `${page}:${index + 2}`
    if (!known.has(clause)) return [`${place} names ${clause}, which does not exist.`]
    return open.has(clause) ? [] : [`${place} says why ${clause} is open, and it is proved.`]
  })
}

export function writeReasons(reasons: readonly Reason[]): string {
  if (reasons.length === 0) return ''
  const lines = reasons.map(({ clause, why }) => `- \`${clause}\` ${why}`)
  return ['## Open on purpose', '', ...lines, ''].join('\n')
}
