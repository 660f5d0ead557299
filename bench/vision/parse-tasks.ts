interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Tasks of one thread, in order: their wall time, and how much of it was CPU time. */
export interface Task {
  readonly ms: number
  readonly workedMs: number
}

/** The tasks of the page's main thread and of its worker, from a Chromium trace. */
export function parseTasks(trace: Buffer): { readonly page: readonly Task[]; readonly worker: readonly Task[] } {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] }
  const names = new Map(
    events
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid} ${tid}`, args?.name ?? '']),
  )
  const of = (thread: RegExp) =>
    events
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && thread.test(names.get(`${pid} ${tid}`) ?? ''))
      .toSorted((a, b) => a.ts - b.ts)
      .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, workedMs: tdur / 1000 }))
  return { page: of(/^CrRendererMain$/), worker: of(/^DedicatedWorker/) }
}
