import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { encodeProgress } from './progress-message.ts'

function nameTest(test: TestCase): string {
  const [, , file] = test.titlePath()
  return `${file}  ${test.title}`
}

/** Reports finished journeys to `npm test`. Playwright loads a reporter by its default export. */
export default class ProgressReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    process.stdout.write(encodeProgress({ tests: suite.allTests().map(nameTest) }))
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const done = nameTest(test)
    const failures = status === test.expectedStatus ? [] : [{ title: done, error: error?.message ?? status }]
    process.stdout.write(encodeProgress({ done, failures }))
  }
}
