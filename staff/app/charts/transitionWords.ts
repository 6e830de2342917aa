import type { ChartTransition } from '../../charts/model.ts'

/** A transition as one sentence: `code.submit, only if has tries left → verifying / sets code`. */
export function transitionWords({ words, guard, targets, actions, description }: ChartTransition): string {
  const condition = guard === '' ? '' : guard === 'else' ? ', else' : `, only if ${guard}`
  const goal = targets.length > 0 ? ` → ${targets.join(' and ')}` : ''
  const done = actions.length > 0 ? ` / ${actions.join(', ')}` : ''
  return `${words}${condition}${goal}${done}${description ? ` (${description})` : ''}`
}
