import type { ErrorCode } from '#contract/errors.ts'
import { CallError } from '../handler.ts'
import { tellIn, type Tell, type TextKey, type TextLanguage } from './texts/texts.ts'

/** What a game server refuses a player, who reads it: in English for logs and other callers, and in any language of the games. */
export class GameRefusal extends CallError {
  readonly #words: (tell: Tell) => string
  constructor(status: number, code: ErrorCode, words: TextKey | ((tell: Tell) => string)) {
    const said = typeof words === 'string' ? (tell: Tell) => tell(words) : words
    super(status, code, said(tellIn('en')))
    this.#words = said
  }

  /** The same refusal for who reads this language. */
  in(language: TextLanguage): CallError {
    return new CallError(this.status, this.code, this.#words(tellIn(language)))
  }
}
