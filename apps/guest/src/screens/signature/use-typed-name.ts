import type { Guest } from '@foyer/domain/guest/guest.ts'
import { findTypedNameIssue, type TypedNameIssue, typedNameIssues } from '@foyer/domain/signature/typed-name.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useRef, useState } from 'react'
import { useSite } from '../../site/site-context.tsx'

/** A typed name instead of ink. Like ink, it exists only in memory. */
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
    /** True if the hotel accepts it. */
    offered: site.policies.signature.typed,
    isTyping,
    name,
    field,
    begin: () => setIsTyping(true),
    end: () => setIsTyping(false),
    /** Focuses the field. */
    look: () => field.current?.focus(),
    type: (text: string) => write([...versions, text]),
    clear: () => write([...versions, '']),
    undo: versions.length > 1 ? () => write(versions.slice(0, -1)) : undefined,
    /** Sent with the picture. */
    proof: isTyping ? { kind: 'typed' as const, typedName: name.trim() } : {},
    /** If the name is masked here, the server compares it. */
    issue: refused ?? findTypedNameIssue(name, guest.masked?.why === 'givenElsewhere' ? {} : guest),
    /** Returns true if the server's rejection was about the name. */
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
