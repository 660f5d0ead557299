import { relative } from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { encodeProgress } from './progress-message.ts'

/** Reports each finished test file to `npm test`. Vitest loads a reporter by its default export. */
export default class ProgressReporter implements Reporter {
  onTestRunStart(files: readonly TestSpecification[]): void {
    process.stdout.write(encodeProgress({ tests: files.map(({ moduleId }) => relative(process.cwd(), moduleId)) }))
  }

  onTestModuleEnd(module: TestModule): void {
    const failed = [...module.children.allTests('failed')].map((test) => ({
      title: `${module.relativeModuleId}: ${test.fullName}`,
      error: test.result().errors?.[0]?.message ?? '',
    }))
    const broken = module.errors().map(({ message }) => ({ title: module.relativeModuleId, error: message }))
    process.stdout.write(encodeProgress({ done: module.relativeModuleId, failures: [...failed, ...broken] }))
  }
}
