/** The duration of a test or of a test file. */
export interface Time {
  readonly seconds: number
  readonly what: string
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

/** By file, from the start of its first test to the end of its last. */
export function readVitestTimes(report: string, root: string): Time[] {
  const { testResults }: VitestReport = JSON.parse(report)
  return testResults.map(({ name, startTime, endTime }) => ({
    seconds: (endTime - startTime) / 1000,
    what: name.replace(`${root}/`, ''),
  }))
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

/** By test. */
export function readPlaywrightTimes(report: string): Time[] {
  const timesIn = ({ suites = [], specs = [] }: PlaywrightSuite): Time[] => [
    ...suites.flatMap(timesIn),
    ...specs.map(({ file, title, tests }) => ({
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      what: `${file}  ${title}`,
    })),
  ]
  return timesIn(JSON.parse(report))
}

/** Slowest first, below their total. */
export function formatTimes(times: readonly Time[]): string {
  const line = ({ seconds, what }: Time) => `${seconds.toFixed(1).padStart(7)} s  ${what}\n`
  const sum = times.reduce((all, { seconds }) => all + seconds, 0)
  const slowestFirst = times.toSorted((a, b) => b.seconds - a.seconds)
  return [{ seconds: sum, what: `all ${times.length}` }, ...slowestFirst].map(line).join('')
}

/** Reads what `formatTimes` wrote, without the total. */
export function parseTimes(table: string): Time[] {
  return table
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, seconds, what] = /^\s*([\d.]+) s {2}(.+)$/.exec(line) ?? []
      return seconds && what ? [{ seconds: Number(seconds), what }] : []
    })
}

/** Times of a partial run replace the earlier times of the same tests. */
export function mergeTimes(earlier: readonly Time[], times: readonly Time[]): Time[] {
  const ran = new Set(times.map(({ what }) => what))
  return [...earlier.filter(({ what }) => !ran.has(what)), ...times]
}
