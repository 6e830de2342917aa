import { CallError } from '../handler.ts'
import type { Campaign } from './campaigns.ts'

/** This campaign is not for this player, or not now. */
export const notAvailable = (): CallError =>
  new CallError(409, 'error.bonus.not_available', 'This bonus is not available')

/** It stands otherwise than what was asked for wants: claimed already, over, or a step before it is missing. */
export const wrongState = (message: string): CallError => new CallError(409, 'error.bonus.wrong_state', message)

/** Another bonus holds the place; one that a code has triggered is told apart (BON-3). */
export const placeTaken = ({ plan, bonusCode }: Pick<Campaign, 'plan' | 'bonusCode'>): CallError =>
  plan.campaignCategory === 'TRIGGERED' && bonusCode !== null
    ? new CallError(409, 'error.bonus.active_triggered', 'Another bonus is active where this code gives one')
    : new CallError(409, 'error.bonus.active_in_vertical', 'Another bonus is active there')

/** A code that opens nothing to this player, any more, or again. */
export const codeRefused = (code: 'bonus_code.invalid' | 'bonus_code.expired' | 'bonus_code.used'): CallError =>
  new CallError(409, code, 'This code opens no bonus')
