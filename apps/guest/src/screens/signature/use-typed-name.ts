import type { Guest } from '@foyer/domain/guest/guest.ts'
import { type TypedNameIssue, typedNameIssues, whyNotSignedByName } from '@foyer/domain/signature/typed-name.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useRef, useState } from 'react'
import { useSite } from '../../site/site-context.tsx'

/** A name instead of ink: like the ink it lives in memory only. */
export function useTypedName(guest: Guest) {
  const { site } = useSite()
  const [isTyping, setIsTyping] = useState(false)
  const [versions, setVersions] = useState<readonly string[]>([''])
  const [refused, setRefused] = useState<TypedNameIssue>()
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const name = versions.at(-1) ?? ''

  function write(versions: readonly string[]): void {
    setVersions(versions)
    setRefused(undefined)
  }

  return {
    /** Where the hotel takes it. */
    offered: site.policies.signature.typed,
    isTyping,
    name,
    field,
    begin: () => setIsTyping(true),
    end: () => setIsTyping(false),
    /** To what is wrong there. */
    look: () => field.current?.focus(),
    type: (text: string) => write([...versions, text]),
    clear: () => write([...versions, '']),
    undo: versions.length > 1 ? () => write(versions.slice(0, -1)) : undefined,
    /** What travels with the picture. */
    proof: isTyping ? { kind: 'typed' as const, typedName: name.trim() } : {},
    /** Whose name this page is not shown, the server compares. */
    issue: refused ?? whyNotSignedByName(name, guest.masked?.why === 'givenElsewhere' ? {} : guest),
    /** Whether the server's refusal was about the name. */
    refuse(problem: unknown): boolean {
      const issues = problem instanceof InputProblem ? problem.issues : []
      const issue = typedNameIssues.find((one) =>
        issues.some(({ path, issue }) => path === 'typedName' && issue === one),
      )
      setRefused(issue)
      return issue !== undefined
    },
  }
}
