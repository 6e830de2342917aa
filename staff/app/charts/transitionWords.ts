import type { ChartTransition } from '../../charts/model.ts'
import { saidGuard, saidTrigger } from '../../charts/words.ts'

/** A transition as one sentence: `code submit, only if has tries left → verifying / sets code`. */
export function transitionWords({ kind, words, guard, targets, actions, description }: ChartTransition): string {
  const condition = guard === '' ? '' : guard === 'else' ? ', else' : `, only if ${saidGuard(guard)}`
  const goal = targets.length > 0 ? ` → ${targets.join(' and ')}` : ''
  const done = actions.length > 0 ? ` / ${actions.join(', ')}` : ''
  return `${saidTrigger({ kind, words })}${condition}${goal}${done}${description ? ` (${description})` : ''}`
}
