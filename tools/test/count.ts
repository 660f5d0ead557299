export interface Count {
  readonly passed: number
  readonly failed: number
}

export const zero: Count = { passed: 0, failed: 0 }

export const addCounts = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
})

export const formatLastLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`

/** A test runner's results, and its exit code. */
export interface Report extends Count {
  readonly skipped: number
  readonly code: number
  /** Allows a run without tests, if other checks cover the selection. */
  readonly mayBeNone?: boolean
}

export interface Verdict {
  readonly count: Count
  /** Shown next to the name of the check. */
  readonly remark: string
}

/** A run that executed nothing, or failed outside its tests, has not proved anything. */
export function evaluateReport({ passed, failed, skipped, code, mayBeNone = false }: Report): Verdict {
  const remark = skipped > 0 ? `${skipped} skipped` : ''
  if (failed > 0) return { count: { passed, failed }, remark }
  if (mayBeNone && passed === 0 && code === 0) return { count: zero, remark: 'nothing concerns it' }
  if (passed === 0) return { count: { passed, failed: 1 }, remark: 'no test was executed' }
  if (code !== 0) return { count: { passed, failed: 1 }, remark: 'the tests passed, but the run did not' }
  return { count: { passed, failed }, remark }
}
