import type { Messages } from '@lingui/core'

type CompiledMessage = Exclude<Messages[string], string>

/**
 * Compiles the English texts that stand in the source. The library's own compiler weighs 7 kB and knows all of ICU; our
 * texts use values, plurals and selects only, and `i18n.test.ts` holds this one against it for every text.
 * Throws on anything else, at the first showing in development and in that test.
 */
export function compileMessage(message: string): CompiledMessage {
  if (!/[{']/.test(message)) return [message]
  const reader = { text: message, at: 0 }
  const tokens = readTokens(reader, false)
  if (reader.at < message.length) throw new Error(`unbalanced } in "${message}"`)
  return tokens
}

interface Reader {
  readonly text: string
  at: number
}
type Choices = Record<string, unknown> & { offset?: number }
type Token = string | [string] | [string, string] | [string, string, Choices]

function readTokens(reader: Reader, inPlural: boolean): Token[] {
  const tokens: Token[] = []
  let text = ''
  const flush = () => {
    if (text) tokens.push(text)
    text = ''
  }
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const char = reader.text[reader.at]!
    if (char === '{') {
      flush()
      tokens.push(readArgument(reader, inPlural))
    } else if (char === '#' && inPlural) {
      flush()
      tokens.push('#')
      reader.at++
    } else if (char === "'" && /['{}]/.test(reader.text[reader.at + 1] ?? '')) {
      text += readQuoted(reader)
    } else {
      text += char
      reader.at++
    }
  }
  flush()
  return tokens
}

// ICU: '' is an apostrophe, '{…}' is text taken as it is.
function readQuoted(reader: Reader): string {
  if (reader.text[reader.at + 1] === "'") {
    reader.at += 2
    return "'"
  }
  const end = reader.text.indexOf("'", reader.at + 1)
  const stop = end < 0 ? reader.text.length : end
  const quoted = reader.text.slice(reader.at + 1, stop)
  reader.at = stop + 1
  return quoted
}

function readArgument(reader: Reader, inPlural: boolean): Token {
  const head = /\{\s*(\w+)\s*(?:,\s*(plural|select|selectordinal)\s*,\s*(?:offset:\s*(\d+)\s*)?|\})/y
  head.lastIndex = reader.at
  const match = head.exec(reader.text)
  if (!match) throw new Error(`not understood at ${reader.at}: "${reader.text}"`)
  reader.at = head.lastIndex
  const [, name, kind, offset] = match
  if (!kind) return [name!]
  const choices: Choices = offset ? { offset: Number(offset) } : {}
  const option = /\s*(?:=(\d+)|(\w+))\s*\{/y
  for (;;) {
    option.lastIndex = reader.at
    const found = option.exec(reader.text)
    if (!found) break
    reader.at = option.lastIndex
    choices[(found[1] ?? found[2])!] = readTokens(reader, inPlural || kind !== 'select')
    reader.at++
  }
  const end = /\s*\}/y
  end.lastIndex = reader.at
  if (!end.test(reader.text)) throw new Error(`not closed at ${reader.at}: "${reader.text}"`)
  reader.at = end.lastIndex
  return [name!, kind, choices]
}
