import { Problem } from '@foyer/domain/problem/problem.ts'

/** A missing device is an error, never a success. */
export function requireDevice<Part>(part: Part | undefined): Part {
  if (!part) throw new Problem('notBuilt', 'this kiosk has no such device')
  return part
}
