import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** How often a run that nobody watches says how far it is, ms. */
const QUIET = 15_000

/** How far a run is. */
export type Progress = {
  readonly done: number
  readonly all: number
  readonly failed: number
  /** The flow that was walked last. */
  readonly flow: string
  /** Of all paths so far, ms. */
  readonly spent: number
  readonly workers: number
}

/** Time that is left, ms: as many paths as are left take as long as those so far did, side by side. Null before the first. */
export const timeLeft = ({ done, all, spent, workers }: Progress): number | null =>
  done === 0 ? null : ((spent / done) * (all - done)) / Math.max(1, Math.min(workers, all - done))

const inWords = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

/** One line of how far a run is. */
export function progressLine(progress: Progress): string {
  const { done, all, failed, flow } = progress
  const left = timeLeft(progress)
  return [
    `path ${done} of ${all}`,
    ...(flow ? [flow] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(left === null || done === all ? [] : [`about ${inWords(left)} left`]),
  ].join(', ')
}

const plain = (text: string): string => text.replaceAll(new RegExp(String.raw`\u001B\[\d+m`, 'g'), '')

/**
 * Says how far the path tests are and how long they will take: one line that is written over on a terminal, one from
 * time to time elsewhere. What failed is said at once.
 */
export default class ProgressReporter implements Reporter {
  readonly #isTerminal = process.stdout.isTTY
  #saidAt = 0
  #progress: Progress = { done: 0, all: 0, failed: 0, flow: '', spent: 0, workers: 1 }

  onBegin(config: FullConfig, suite: Suite): void {
    const [all, workers] = [suite.allTests().length, config.workers]
    this.#progress = { ...this.#progress, all, workers }
    this.#say(`${all === 1 ? '1 path' : `${all} paths`}, ${workers === 1 ? 'one' : workers} at a time`)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const before = this.#progress
    // A path that is walked again is one path, of which the last try counts.
    const isLast = result.status === 'passed' || result.retry >= test.retries
    this.#progress = {
      ...before,
      done: before.done + (isLast ? 1 : 0),
      failed: before.failed + (isLast && !test.ok() ? 1 : 0),
      flow: test.title.split(' ')[0] ?? '',
      spent: before.spent + result.duration,
    }
    if (isLast && !test.ok()) this.#sayWhy(test, result)
    const isDue = this.#isTerminal || Date.now() - this.#saidAt >= QUIET || this.#progress.done === before.all
    if (isLast && isDue) this.#say(progressLine(this.#progress))
  }

  onError({ message, value }: { readonly message?: string; readonly value?: string }): void {
    this.#line(plain(message ?? value ?? 'The run failed, and nothing says why.'))
  }

  onStdErr(chunk: string | Buffer): void {
    this.#line(String(chunk).trimEnd())
  }

  onEnd({ status }: FullResult): void {
    if (this.#isTerminal) process.stdout.write('\n')
    const { done, all } = this.#progress
    if (done < all) console.log(`${all - done} of ${all} paths were not walked to their end (${status})`)
  }

  printsToStdio(): boolean {
    return true
  }

  #sayWhy({ title }: TestCase, { errors }: TestResult): void {
    const why = errors
      .map(({ message, value, location }) =>
        [plain(message ?? value ?? ''), ...(location ? [`at ${location.file}:${location.line}`] : [])].join('\n'),
      )
      .join('\n')
    this.#line(`FAILED ${title}\n${why.replaceAll(/^/gm, '    ')}\n`)
  }

  /** Over the line of before, where that can be done. */
  #say(text: string): void {
    this.#saidAt = Date.now()
    process.stdout.write(this.#isTerminal ? `\r\u001B[2K${text}` : `${text}\n`)
  }

  /** A line that stays. */
  #line(text: string): void {
    process.stdout.write(this.#isTerminal ? `\r\u001B[2K${text}\n` : `${text}\n`)
  }
}
