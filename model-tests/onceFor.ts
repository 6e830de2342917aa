/** A function that works out its answer once for each key, and forgets it with the key. */
export function onceFor<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { readonly answer: Answer }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.answer
    const answer = work(key)
    known.set(key, { answer })
    return answer
  }
}
