import pg from 'pg'
import { onTestFinished, vi } from 'vitest'

/** What was sent to the database since this was last asked; notices to those who watch are nobody's call. */
export function sentStatements(): () => string[] {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => spy.mockRestore())
  return () => {
    const texts = spy.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
    spy.mockClear()
    return texts.filter((text) => !text.includes('pg_notify'))
  }
}
