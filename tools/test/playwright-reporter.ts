import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { encodeProgress } from './progress-message.ts'

/** Reports each finished journey to `npm test`. Playwright loads a reporter by its default export. */
export default class ProgressReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    process.stdout.write(encodeProgress({ total: suite.allTests().length }))
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const [file, title] = test.titlePath().slice(2)
    const done = `${file}  ${title}`
    const failures = status === test.expectedStatus ? [] : [{ title: done, error: error?.message ?? status }]
    process.stdout.write(encodeProgress({ done, failures }))
  }
}
