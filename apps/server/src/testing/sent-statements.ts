import pg from 'pg'
import { onTestFinished, vi } from 'vitest'

/**
 * Returns the statements sent to the database since the last call; notices to live watchers are
 * left out.
 */
export function recordStatements(): () => string[] {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => spy.mockRestore())
  return () => {
    const sent = spy.mock.calls.map(([query]) => query as unknown as string | { text: string })
    const texts = sent.map((query) => (typeof query === 'string' ? query : query.text))
    spy.mockClear()
    return texts.filter((text) => !text.includes('pg_notify'))
  }
}
