import { type FieldIssue, type IssueKey, issueKeys } from '@foyer/domain/fields/issues.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'

function isIssueKey(word: string): word is IssueKey {
  return issueKeys.some((key) => key === word)
}

/** Maps the server's rejection to field issues; empty if it is about something else. */
export function toRejectedFields(problem: unknown): readonly FieldIssue[] {
  if (problem instanceof InputProblem) {
    return problem.issues.flatMap(({ path, issue }) => (isIssueKey(issue) ? { field: path, issue } : []))
  }
  const isDuplicate = problem instanceof Problem && problem.code === 'duplicateDocument'
  return isDuplicate ? [{ field: 'documentNumber', issue: 'duplicateDocument' }] : []
}
