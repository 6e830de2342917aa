import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** `awaitingCode` → `awaiting code`; initials stay as they are (`startKYC` → `start KYC`). */
export function plainWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word[0]!.toLowerCase() + word.slice(1) : word))
    .join(' ')
}

/** An event in plain words: `game.launched` → `game launched`. */
export const eventWords = (type: string): string => type.split('.').map(plainWords).join(' ')

/** What sets a transition off as it is read by who knows no code: `wallet.changed` → `wallet changed`, `sendCode failed` → `send code failed`. */
export function saidTrigger({ kind, words }: { readonly kind: TriggerKind; readonly words: string }): string {
  if (kind === 'event') return eventWords(words)
  return kind === 'done' || kind === 'error' || kind === 'snapshot' ? plainWords(words) : words
}

/** A guard as it is read: `not can deposit` → `can not deposit`, `not has tries left` → `has no tries left`. */
export const saidGuard = (guard: string): string =>
  guard
    .replaceAll(/\bnot (is|are|was|were|can|may|must|will|should|does|did) /g, '$1 not ')
    .replaceAll(/\bnot has /g, 'has no ')

/** A length of time in ms as people say it: `90000` → `90 s`, `1800000` → `30 min`. */
export function duration(ms: number): string {
  if (ms !== 0 && ms % 86_400_000 === 0) return `${ms / 86_400_000} days`.replace(/^1 days$/, '1 day')
  if (ms !== 0 && ms % 3_600_000 === 0) return `${ms / 3_600_000} h`
  if (ms >= 120_000 && ms % 60_000 === 0) return `${ms / 60_000} min`
  return ms >= 1000 && ms % 100 === 0 ? `${ms / 1000} s` : `${ms} ms`
}

/** What guards, actions and events look like at run time; xstate does not type these parts of its own built-ins. */
type Runtime = {
  name?: string
  type?: string
  check?: { name: string }
  guards?: unknown[]
  stateValue?: unknown
  params?: unknown
  assignment?: unknown
  event?: unknown
  to?: unknown
  src?: unknown
  id?: unknown
  sendId?: unknown
  actorRef?: unknown
}

/** Values that an author gave with a guard or action; of an event its type, and nothing of other objects. */
const params = (given: unknown): string => {
  if (!given || typeof given !== 'object') return ''
  const words = Object.values(given).flatMap((value: unknown) => {
    if (typeof value === 'object') return value && 'type' in value && typeof value.type === 'string' ? [value.type] : []
    return ['string', 'number', 'boolean'].includes(typeof value) ? [value as string] : []
  })
  return words.length ? ` (${words.join(', ')})` : ''
}

/** Names that JavaScript itself gives to functions written in place. */
const unnamed = new Set(['', 'guard', 'actions', 'entry', 'exit', 'to', '(anonymous)'])

/** A guard in plain words: `has attempts left`, `is adult and not in restricted`. Empty when there is none. */
export function guardWords(guard: unknown): string {
  if (!guard) return ''
  if (typeof guard === 'string') return plainWords(guard)
  const it = guard as Runtime
  if (typeof guard !== 'function') return plainWords(it.type ?? '') + params(it.params)
  if (it.guards) {
    const inner = it.guards.map(guardWords)
    const operator = it.check?.name.replace('check', '').toLowerCase() ?? 'and'
    return operator === 'not' ? `not ${inner[0]}` : inner.join(` ${operator} `)
  }
  if ('stateValue' in it)
    return `while in ${typeof it.stateValue === 'string' ? it.stateValue : JSON.stringify(it.stateValue)}`
  return unnamed.has(it.name ?? '') ? 'a condition holds' : plainWords(it.name!)
}

const eventName = (event: unknown): string => {
  const type = (event as Runtime | undefined)?.type
  return typeof event === 'object' && type ? type : 'a message'
}

const target = (to: unknown): string => {
  if (to === '#_parent') return ' to its parent'
  return typeof to === 'string' ? ` to ${plainWords(to)}` : ''
}

const source = (it: Runtime): string =>
  [it.src, it.id].filter((part): part is string => typeof part === 'string').map(plainWords)[0] ?? 'an actor'

/** An action in plain words: `sets error`, `sends wallet.changed to its parent`, `track step`. */
export function actionWords(action: unknown): string {
  if (typeof action === 'string') return plainWords(action)
  const it = action as Runtime
  if (typeof action !== 'function') return plainWords(it.type ?? '') + params(it.params)
  switch (it.type) {
    case 'xstate.assign':
      return it.assignment && typeof it.assignment === 'object'
        ? `sets ${Object.keys(it.assignment).map(plainWords).join(', ')}`
        : 'remembers'
    case 'xstate.raise':
      return `raises ${eventName(it.event)}`
    case 'xstate.sendTo':
      return `sends ${eventName(it.event)}${target(it.to)}`
    case 'xstate.spawnChild':
      return `starts ${source(it)}`
    case 'xstate.stopChild':
      return typeof it.actorRef === 'string' ? `stops ${plainWords(it.actorRef)}` : 'stops an actor'
    case 'xstate.cancel':
      return typeof it.sendId === 'string' ? `cancels ${plainWords(it.sendId)}` : 'cancels a timer'
    case 'xstate.emit':
      return `tells ${eventName(it.event)}`
    case 'xstate.enqueueActions':
      return 'does several things'
    case 'xstate.log':
      return 'writes to the log'
    default:
      return unnamed.has(it.name ?? '') ? 'does something' : plainWords(it.name!)
  }
}

/** xstate makes `raise`/`cancel` actions of its own for every `after`; they are no part of what the author wrote. */
export function isAuthored(action: unknown): boolean {
  const it = action as Runtime
  if (typeof action !== 'function') return true
  if (it.type === 'xstate.cancel') return !String(it.sendId).startsWith('xstate.after.')
  return !(it.type === 'xstate.raise' && eventName(it.event).startsWith('xstate.after.'))
}

/** What sets a transition off. `snapshot` is a value seen of a child, `default` the first target of a history state. */
export type TriggerKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'default'

/** The cause of a transition: its kind and its words (`after 60 s`, `submitDetails failed`). */
export function triggerWords(
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
): { kind: TriggerKind; words: string } {
  const type = transition.eventType
  if (type === '') return { kind: 'always', words: 'at once' }
  if (type === '*') return { kind: 'event', words: 'anything else' }
  if (type.startsWith('xstate.after.')) {
    // A delay's name may hold dots, so the known end is cut off instead of guessing where it begins.
    const name = type.slice('xstate.after.'.length, -(node.id.length + 1))
    return { kind: 'after', words: `after ${delayWords(node, name)}` }
  }
  if (type.startsWith('xstate.done.state.')) return { kind: 'done', words: 'when all is done' }
  const actor = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type)
  if (!actor) return { kind: 'event', words: type }
  const [, kind, id] = actor as unknown as [string, 'done' | 'error' | 'snapshot', string]
  const invoked = node.invoke.find((one) => one.id === id)
  const who = id.endsWith('*') ? 'any child' : typeof invoked?.src === 'string' ? shortSource(invoked.src, id) : id
  return { kind, words: `${who} ${kind === 'done' ? 'succeeded' : kind === 'error' ? 'failed' : 'changed'}` }
}

const shortSource = (src: string, id: string): string => (src.startsWith('xstate.invoke.') ? id : src)

const delayWords = (node: AnyStateNode, name: string): string => {
  if (name !== '' && !Number.isNaN(Number(name))) return duration(Number(name))
  const delay: unknown = node.machine.implementations.delays?.[name]
  return typeof delay === 'number' ? `${duration(delay)} (${plainWords(name)})` : plainWords(name)
}
