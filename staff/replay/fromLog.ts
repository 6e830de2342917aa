import { readFileSync } from 'node:fs'
import type { AnyActorLogic } from 'xstate'
import { readReport } from '#contract/eventLog.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { momentAt, StepIndex } from '../app/replay/stepIndex.ts'

/** Active states of a flow, dot paths with those that hold them: `open` and `open.refused`. */
export interface FlowThen {
  /** After the record that was asked for. */
  readonly states: readonly string[]
  /** Those it was ever in until then, in the order in which it came there. */
  readonly seen: readonly string[]
}

type Health = Readonly<Record<string, { readonly restarts: number; readonly isOutOfService: boolean } | undefined>>

/**
 * A run of a player's event log as the shipped machines replay it, looked at after one record: for the tests that
 * `npm run log:test` writes (MOD-7). Records are counted from 1, as the steps of the Replay tab; 0 is the start.
 */
export class LogThen {
  readonly index: StepIndex
  readonly #record: number

  /** Throws, in words, where the machines part from the log before that record: what it would show then is not what happened. */
  constructor(log: SessionLog, record: number, machines: AnyActorLogic = sessionMachine) {
    this.index = new StepIndex(machines, log).runToEnd()
    this.#record = record
    const { reached, parting } = this.index
    if (record > log.records.length)
      throw new Error(`There is no record ${record}: the log has ${log.records.length} records.`)
    if (parting && record > reached)
      throw new Error(
        `These machines part from the log at record ${parting.row + 1} (${parting.what}), before record ${record}: ` +
          'they differ from those that it was recorded with, so what it shows can not be looked at. ' +
          `Either that is the mend, and this test has done its work; or ask for a record up to ${reached}; or take the log of a newer build.`,
      )
  }

  /** A flow by its machine id; its last life until then. Throws where it had not begun to live. */
  flow(id: string): FlowThen {
    const life = this.index.lives.findLast(({ machine, bornAt }) => machine === id && bornAt <= this.#record)
    if (!life) throw new Error(`There is no ${id} until record ${this.#record} of this log.`)
    const until = life.moments.filter(({ at }) => at <= this.#record)
    return {
      states: momentAt(until, this.#record)?.active?.states ?? [],
      seen: [...new Set(until.flatMap(({ active }) => active?.states ?? []))],
    }
  }

  /** Ids of the flows that have thrown until then, which the session has started again or put out of service (SAF-13). */
  get failed(): readonly string[] {
    const session = this.index.life('.')?.moments ?? []
    const until = session.filter(({ at }) => at <= this.#record)
    return [...new Set(until.flatMap(({ context }) => failedIn(context)))]
  }
}

/** Flows that have thrown, by the session's context. */
export const failedIn = (context: unknown): string[] =>
  Object.entries((context as { health?: Health } | null)?.health ?? {})
    .filter(([, health]) => health !== undefined && (health.restarts > 0 || health.isOutOfService))
    .map(([flow]) => flow)

/** Replays the log in a file (the one run that `npm run log:test` has put there) up to a record. Throws in words what is wrong. */
export function replayed(file: string, record: number): LogThen {
  const [run] = readReport(readFileSync(file, 'utf8')).runs
  return new LogThen(run as unknown as SessionLog, record)
}
