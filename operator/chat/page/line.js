// What the page asks of the chat's server, as one person. Another person is another line: nothing of the one before is answered here.

/** A refusal or a loss: `status` 0 where no answer came. */
export class LineError extends Error {
  constructor(status) {
    super(`The chat answered ${status}`)
    this.status = status
  }
}

/** How long an answer may take, ms. */
const patience = 15_000
/** Waits between tries to get the line back, ms: the last one stays. */
const waits = [1000, 2000, 4000, 8000, 15_000]

/** `bearer` answers the proof of who this is; null before there is one. */
export function openLine({ bearer, onNews, onLost }) {
  const ending = new AbortController()
  let tries = 0
  let isListening = false

  async function ask(method, path, body) {
    const proof = bearer()
    const headers = {
      ...(proof === null ? {} : { authorization: `Bearer ${proof}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(patience)])
    let answer
    let read
    try {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      answer = await fetch(path, { method, headers, signal, ...sent })
      read = answer.status === 204 ? null : await answer.json()
    } catch {
      throw new LineError(0)
    }
    if (!answer.ok) throw new LineError(answer.status)
    return read
  }

  /** Hears that there is something new, for as long as the line stands; `onLost` once it does not. */
  async function listen() {
    if (isListening) return
    isListening = true
    try {
      const answer = await fetch('/chat/news', {
        headers: { authorization: `Bearer ${bearer()}` },
        signal: ending.signal,
      })
      if (!answer.ok || !answer.body) throw new LineError(answer.status)
      tries = 0
      // What was written while nobody listened.
      onNews()
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read())
        if (part.value.includes('data: message')) onNews()
    } catch {
      // Lost or refused: the same to whoever waits.
    }
    isListening = false
    if (!ending.signal.aborted) onLost()
  }

  return {
    ask,
    listen: () => void listen(),
    /** Does it after a while, longer each time in a row. */
    later(work) {
      const wait = waits[Math.min(tries, waits.length - 1)]
      tries += 1
      setTimeout(() => {
        if (!ending.signal.aborted) work()
      }, wait)
    },
    end: () => ending.abort(),
    isOver: () => ending.signal.aborted,
  }
}
