import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when repeated, with their first error. */
export default class RepeatedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const why = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
    process.stdout.write(
      `passed only when repeated: ${test.module.relativeModuleId} › ${test.fullName}: ${why}\n`,
    );
  }
}
