import { assign } from 'xstate'
import { describe, expect, test } from 'vitest'
import { audiences, type FlowId, flowIds } from '#machines/flowIds.ts'
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { realityCheckMachine } from '#machines/realityCheck/realityCheck.machine.ts'
import { gameFrameMachine } from '#machines/gameFrame/gameFrame.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { explore, inAnyOrder, type Model, type View } from './explore.ts'
import { areas } from '#machines/testing.ts'
import { bonusAtRisk, keyAfter, lost, madeWithdrawal, refusedWith, withdrawalCheck } from './moneyAnswers.ts'
import { casesOf, livingWith, type Outside, type OutsideSession, player, sessionInput, shipped } from './shipped.ts'
import { oneDeposit, takesLostForRefused } from './oneDeposit.ts'
import { explored, isWhole } from './explored.ts'

// The invariants of the product in every reachable state of the shipped machines. What a flow that is left out may say
// to the session is sent from outside instead, at any time: more than it could really do, so nothing is missed by it.

const value = (view: View, place: string): unknown => view.machine(place)?.value
const isIn = (view: View, place: string, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at === key ? true : ((at as Record<string, unknown> | null)?.[key] ?? null)),
      value(view, place),
    ) !== null
const whoIsThere = (view: View): unknown => value(view, '.')

const game = { gameId: 'g', provider: 'p', mode: 'real', url: 'https://game.example/g', currency: 'EUR' } as const
const comesAndGoes = [
  { type: 'authorisation.resolved', player },
  { type: 'authorisation.resolved', player: null },
  { type: 'session.signOut', reason: 'player' },
] as const
const always = { tabs: [], signOut: [{ resolve: undefined }], adoptSession: [{ resolve: null }] }

describe('SAF-3 a game never runs on while something stands over it', () => {
  const frame: Outside<'gameFrame'> = {
    'menu.open': [
      { type: 'menu.open', view: 'initial' },
      { type: 'menu.open', view: 'banking' },
    ],
    'menu.close': [{ type: 'menu.close' }],
    'frame.open': 'sent by the session when a game is launched',
    'frame.close': 'sent by the session when a game is closed',
    'frame.reload': [{ type: 'frame.reload' }],
    'pause.request': 'sent by the session for each modal',
    'pause.release': 'sent by the session for each modal',
    'player.arrived': 'sent by the session',
    'player.left': 'sent by the session',
    'profile.changed': 'sent by the session',
    'wallet.changed': 'sent by the session; it does not touch whether the game runs',
    'safety.playBlocked': 'sent by the session',
    'safety.playAllowed': 'sent by the session',
    'frame.listening': 'an answer of the frame',
    'frame.ready': 'an answer of the frame',
    'frame.gameReady': 'an answer of the frame; only asks how sounds are set',
    'frame.settings': 'an answer of the frame; only shown',
    'sound.set': 'only told to the game',
    'rules.open': [{ type: 'rules.open' }],
    'connection.lost': 'an answer of the same stream; a reason to pause like each modal',
    'connection.back': 'an answer of the same stream; a reason that goes like each modal',
    'frame.paused': 'an answer of the frame',
    'frame.resumed': 'an answer of the frame',
    'frame.roundStarted': 'an answer of the frame',
    'frame.roundEnded': 'an answer of the frame',
    'frame.userAction': 'an answer of the frame; only counts as activity',
    'frame.depositWanted': 'an answer of the frame; opens the same modal as menu.open',
    'frame.pong': 'an answer of the frame',
    'frame.warned': 'an answer of the frame; only logged',
    'frame.ended': 'an answer of the frame; play stops as in a silent game, which is explored',
    'frame.realityCheckData': 'an answer of the frame; only shown',
  }
  const idle: Outside<'idle'> = {
    'idle.continue': [{ type: 'idle.continue' }],
    'idle.signOut': [{ type: 'idle.signOut' }],
    'activity.noted': 'an answer of the activity stream',
    'activity.measured': 'an answer of the activity stream',
  }
  const realityCheck: Outside<'realityCheck'> = {
    'realityCheck.check': [{ type: 'realityCheck.check' }],
    'realityCheck.continue': [{ type: 'realityCheck.continue' }],
    'realityCheck.answer': [{ type: 'realityCheck.answer', answers: { q: 'a' } }],
    'realityCheck.exit': [{ type: 'realityCheck.exit' }],
    'realityCheck.history': [{ type: 'realityCheck.history' }],
    'game.started': 'sent by the session',
    'game.closed': 'sent by the session',
    'game.roundStarted': 'sent by the session',
    'game.roundEnded': 'sent by the session',
    'break.begun': 'sent by the session',
    'break.ended': 'sent by the session',
  }
  const activityTimer: Outside<'activityTimer'> = {
    'timer.look': [{ type: 'timer.look' }],
    'settings.open': [{ type: 'settings.open' }],
    'period.pick': [{ type: 'period.pick', period: null }],
    'timer.save': [{ type: 'timer.save' }],
    'summary.retry': [{ type: 'summary.retry' }],
    'summary.continue': [{ type: 'summary.continue' }],
    'summary.history': [{ type: 'summary.history' }],
    'summary.signOut': [{ type: 'summary.signOut' }],
    'game.started': 'sent by the session',
    'game.closed': 'sent by the session',
    'game.roundStarted': 'sent by the session',
    'game.roundEnded': 'sent by the session',
    'break.begun': 'sent by the session',
    'break.ended': 'sent by the session',
  }
  const halfHourly = { period: 30, mayBeOff: true }
  const reminder = { checkId: 'c', action: 'REMINDER', summary: null, questions: [] }
  const questions = { ...reminder, action: 'ANSWER_QUESTIONNAIRE' }
  const said = ['listening', 'ready', 'paused', 'resumed', 'roundStarted', 'roundEnded', 'pong']
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: [...comesAndGoes, { type: 'game.launched', game } as never, { type: 'game.closed' }],
      gameFrame: casesOf(frame),
      idle: casesOf(idle),
      realityCheck: casesOf(realityCheck),
      activityTimer: casesOf(activityTimer),
    },
    answers: {
      ...always,
      activity: [{ send: { type: 'activity.noted' } }],
      gameChannel: said.map((word) => ({ send: { type: `frame.${word}`, balance: 100 } })),
      checkActivity: [{ resolve: reminder }, { resolve: questions }, { resolve: null }],
      lookAgain: [{ resolve: reminder }, { resolve: null }, { reject: {} }],
      sendResult: [{ resolve: undefined }, { reject: {} }],
      sendLeaving: [{ resolve: undefined }, { reject: {} }],
      loadActivitySettings: [{ resolve: halfHourly }, { reject: {} }],
      saveActivitySettings: [{ resolve: halfHourly }, { resolve: { period: null, mayBeOff: true } }, { reject: {} }],
      loadMinutesRemaining: [{ resolve: 0 }, { resolve: 5 }, { resolve: null }, { reject: {} }],
      loadActivitySummary: [
        { reject: {} },
        { resolve: { currency: 'EUR', turnover: 1, winnings: 0, delta: -1, minutes: 30 } },
      ],
      resetActivityTimer: [{ resolve: halfHourly }, { reject: {} }],
      resetBeforeLeaving: [{ resolve: halfHourly }, { reject: {} }],
    },
    readAs: {
      session: { modals: inAnyOrder },
      gameFrame: { reasons: inAnyOrder },
      activityTimer: {
        summary: (summary) => summary === null,
        picked: (picked) => (picked === undefined ? 'none' : picked),
      },
    },
    unread: {
      gameFrame: ['loads', 'warning', 'realityCheck', 'soundOn', 'told', 'isWalletAhead'],
      realityCheck: ['choice', 'problem'],
      activityTimer: ['answer', 'isKnown', 'mayBeOff', 'problem', 'minutesRemaining'],
    },
    auditEvery: 1500,
    witnesses: {
      'a game runs': (view) => isIn(view, './gameFrame', 'open.play.running'),
      'a game is paused': (view) => isIn(view, './gameFrame', 'open.play.paused'),
      'a game is taken off the page': (view) => isIn(view, './gameFrame', 'open.play.stopped'),
      'the menu is open': (view) => isIn(view, './gameFrame', 'open.menu.open'),
    },
    invariants: {
      'SAF-3': (view) => {
        const isSomethingOver =
          isIn(view, './idle', 'warning') ||
          isIn(view, './realityCheck', 'open') ||
          isIn(view, './activityTimer', 'summary') ||
          isIn(view, './gameFrame', 'open.menu.open')
        return !(isSomethingOver && isIn(view, './gameFrame', 'open.play.running'))
      },
    },
  }
  const held = { violations: [], isComplete: true, unsound: [], unseen: [] }
  const elsewhere = 'they open nothing over a game; what else stands over one has explorations of its own'
  const check: FlowId[] = ['gameFrame', 'realityCheck']

  test('MOD-4 SAF-3 with the idle question and the game menu', () => {
    const result = explored('SAF-3 idle', { ...base, root: shipped(['gameFrame', 'idle']) }, elsewhere)
    expect(result).toMatchObject(held)
  })

  test('MOD-4 SAF-3 with the reality check and the game menu', () => {
    expect(explored('SAF-3 check', { ...base, root: shipped(check) }, elsewhere)).toMatchObject(held)
  })

  test.runIf(isWhole)('MOD-4 SAF-3 with the idle question, the reality check and the game menu', () => {
    const result = explored('SAF-3', { ...base, root: shipped(['gameFrame', 'idle', 'realityCheck']) }, elsewhere)
    expect(result).toMatchObject(held)
  })

  test('MOD-4 SAF-3 with the activity summary and the game menu', () => {
    const model = { ...base, root: shipped(['gameFrame', 'activityTimer']) }
    // How often the summary comes is chosen on a page of its own, where no game runs.
    const { 'settings.open': _open, 'period.pick': _pick, 'timer.save': _save, ...overGames } = activityTimer
    const outside = { ...base.outside, activityTimer: casesOf(overGames) }
    const found = isWhole
      ? explored('SAF-3 summary and its settings', model, elsewhere)
      : explored('SAF-3 summary', { ...model, outside }, elsewhere)
    expect(found).toMatchObject(held)
  })

  const breaks: FlowId[] = ['activityTimer', 'realityCheck']
  const bothBreaks: Omit<Model, 'root'> = {
    ...base,
    outside: {
      session: [...comesAndGoes, { type: 'game.roundStarted' }, { type: 'game.roundEnded' }, { type: 'game.closed' }],
      realityCheck: base.outside['realityCheck'] ?? [],
      activityTimer: base.outside['activityTimer'] ?? [],
    },
    witnesses: {
      'the summary waits for a round': (view) => isIn(view, './activityTimer', 'due'),
      'the summary stands there': (view) => isIn(view, './activityTimer', 'summary'),
      'the check waits for a round': (view) => isIn(view, './realityCheck', 'due'),
      'the check stands there': (view) => isIn(view, './realityCheck', 'open'),
    },
    invariants: {
      'RGT-2 RGT-3': (view) =>
        !(
          (isIn(view, './activityTimer', 'due') || isIn(view, './activityTimer', 'summary')) &&
          (isIn(view, './realityCheck', 'due') || isIn(view, './realityCheck', 'open'))
        ),
    },
  }

  test('MOD-4 RGT-2 RGT-3 the activity summary and the reality check never stand over each other', () => {
    const result = explored(
      'RGT-2 RGT-3',
      { ...bothBreaks, root: shipped(breaks) },
      'they know nothing of a break; what a game says is sent from outside',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 a reality check that does not mind the summary is found', () => {
    const deaf = realityCheckMachine.provide({ actions: { beginOther: assign({}) as never } })
    const result = explore({ ...bothBreaks, root: shipped(breaks, { realityCheck: deaf }), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['RGT-2 RGT-3'])
  })

  test('MOD-4 a frame that forgets why it pauses is found', () => {
    const gameFrame = gameFrameMachine.provide({ actions: { addReason: assign({}) as never } })
    const result = explore({ ...base, root: shipped(check, { gameFrame }), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-3'])
  })
})

describe('SAF-4 never two deposits in flight', () => {
  const kept: FlowId[] = ['deposit']

  test('MOD-4 SAF-4 a second payment is not asked for while the first may exist', () => {
    const result = explored('SAF-4', { ...oneDeposit, root: shipped(kept) }, 'they never ask for a deposit')
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 a deposit that takes a lost answer for a refusal is found', () => {
    const result = explore({
      ...oneDeposit,
      root: shipped(kept, { deposit: takesLostForRefused }),
      endsAtViolation: true,
    })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-4'])
  })
})

describe('SAF-4 never two withdrawals, and none twice taken back', () => {
  const withdrawal: Outside<'withdrawal'> = {
    'withdrawal.start': [{ type: 'withdrawal.start' }],
    'withdrawal.clear': [{ type: 'withdrawal.clear' }],
    'withdrawal.confirm': ['first', 'second'].map((idempotencyKey) => ({
      type: 'withdrawal.confirm' as const,
      amount: 5000,
      idempotencyKey,
    })),
    'forfeit.accept': [{ type: 'forfeit.accept' }],
    'forfeit.decline': [{ type: 'forfeit.decline' }],
    'withdrawal.retry': [{ type: 'withdrawal.retry' }],
    'withdrawal.recheck': 'raised by the machine itself',
    'withdrawal.again': [{ type: 'withdrawal.again' }],
    'method.pick': [{ type: 'method.pick', methodId: 'card' }],
    'pending.open': [{ type: 'pending.open' }],
    'pending.close': [{ type: 'pending.close' }],
    'pending.retry': [{ type: 'pending.retry' }],
    'withdrawal.ask': [{ type: 'withdrawal.ask', id: 'w' }],
    'withdrawal.keep': [{ type: 'withdrawal.keep' }],
    'withdrawal.cancel': ['third', 'fourth'].map((idempotencyKey) => ({
      type: 'withdrawal.cancel' as const,
      id: 'w',
      idempotencyKey,
    })),
    'withdrawal.verify': 'documents come before a withdrawal, never beside one',
    'verification.returned': 'documents come before a withdrawal, never beside one',
    'notification.done': 'a notice before choosing',
    'profile.changed': 'sent by the session',
  }
  const kept: FlowId[] = ['withdrawal']
  type Sent = {
    readonly key: string | null
    readonly cancel: string | null
    readonly isTwice: boolean
    /** A bonus was named by the last check and no yes to losing it has come. */
    readonly isUnaccepted: boolean
    readonly isUnasked: boolean
  }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: { session: [...comesAndGoes], withdrawal: casesOf(withdrawal) },
    answers: {
      ...always,
      checkWithdrawal: [withdrawalCheck('SUCCESS'), withdrawalCheck('SUCCESS', { bonuses: [bonusAtRisk] }), lost],
      requestWithdrawal: [
        { resolve: madeWithdrawal },
        lost,
        refusedWith(400),
        refusedWith(409, 'error.withdrawal.not_allowed'),
      ],
      lookUpWithdrawal: [{ resolve: madeWithdrawal }, { resolve: null }, lost],
      loadPending: [{ resolve: [] }, { resolve: [madeWithdrawal] }, lost],
      cancelWithdrawal: [{ resolve: madeWithdrawal }, lost, refusedWith(400)],
    },
    // Shown, or handed to the operator; no guard of the flow reads them.
    unread: { withdrawal: ['problem', 'pendingProblem', 'checkId', 'result', 'originalLimit', 'duration', 'amount'] },
    auditEvery: 2000,
    witnesses: {
      'a withdrawal is asked for': (view) => view.has('./withdrawal/requestWithdrawal'),
      'it is looked up': (view) => view.has('./withdrawal/lookUpWithdrawal'),
      'it stays unknown': (view) => isIn(view, './withdrawal', 'request.outcomeUnknown'),
      'a bonus is warned of': (view) => isIn(view, './withdrawal', 'request.allowed.forfeitWarning'),
      'one is taken back': (view) => view.has('./withdrawal/cancelWithdrawal'),
      'that stays unknown': (view) => isIn(view, './withdrawal', 'pending.cancelUnknown'),
    },
    // What the operator may still be doing, as far as the page can know.
    memory: {
      initial: { key: null, cancel: null, isTwice: false, isUnaccepted: false, isUnasked: false } satisfies Sent,
      next: (sent: Sent, cause, before, after) => {
        const { event, to = '' } = cause as {
          event?: { type: string; data?: { kind?: string; bonuses?: readonly object[] } | null }
          to?: string
        }
        const isAnswered =
          event?.type === 'xstate.promise.resolve' ||
          (event?.type === 'xstate.promise.reject' && event.data?.kind === 'status')
        const isGone = !after.has('./withdrawal')
        const isEnded = (name: string) => isAnswered && new RegExp(`/(${name})$`).test(to)
        // Leaving one of which the page says that it is unknown is the player's own new start; its check looks it up first.
        const isLeft = isIn(before, './withdrawal', 'request.outcomeUnknown') && event?.type === 'withdrawal.clear'
        // Its page was left: which of them are still pending is loaded anew before another one is asked for.
        const isListLeft = isIn(after, './withdrawal', 'pending.closed')
        const request = keyAfter(
          { key: sent.key, isTwice: sent.isTwice },
          isGone || isLeft || isEnded('requestWithdrawal|lookUpWithdrawal'),
          after.input('./withdrawal/requestWithdrawal'),
        )
        const cancellation = keyAfter(
          { key: sent.cancel, isTwice: sent.isTwice },
          isGone || isListLeft || isEnded('cancelWithdrawal'),
          after.input('./withdrawal/cancelWithdrawal'),
        )
        const isNew = after.has('./withdrawal/requestWithdrawal') && !before.has('./withdrawal/requestWithdrawal')
        const isAsked = event?.type === 'forfeit.accept'
        return {
          key: request.key,
          cancel: cancellation.key,
          isTwice: request.isTwice || cancellation.isTwice,
          isUnaccepted:
            event?.type === 'xstate.promise.resolve' && to.endsWith('/checkWithdrawal')
              ? (event.data?.bonuses?.length ?? 0) > 0
              : sent.isUnaccepted && !isGone,
          isUnasked: sent.isUnasked || (isNew && sent.isUnaccepted && !isAsked),
        }
      },
    },
    invariants: {
      'SAF-4': (view, sent) => !(sent as Sent).isTwice && view.places('requestWithdrawal').length <= 1,
      'SAF-5': (_, sent) => !(sent as Sent).isUnasked,
    },
  }

  test('MOD-4 SAF-4 SAF-5 no second one is asked for while the first may exist, and none before the yes to what is lost', () => {
    const result = explored('SAF-4 withdrawal', { ...base, root: shipped(kept) }, 'they never ask for a withdrawal')
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
    // A minute on a machine that does much else.
  })

  test('MOD-4 a withdrawal that takes a lost answer for a refusal, and one that does not ask, are found', () => {
    const deaf = withdrawalMachine.provide({ guards: { isLost: () => false } })
    const twice = explore({ ...base, root: shipped(kept, { withdrawal: deaf }), endsAtViolation: true })
    expect(twice.violations.map((one) => one.invariant)).toEqual(['SAF-4'])
    const rash = withdrawalMachine.provide({ guards: { isPayableAtRisk: () => false } })
    const unasked = explore({ ...base, root: shipped(kept, { withdrawal: rash }), endsAtViolation: true })
    expect(unasked.violations.map((one) => one.invariant)).toEqual(['SAF-5'])
  })
})

const loaded = (rows: readonly object[] | null) => ({
  resolve: { transactions: [], position: null, hasMore: false, pending: rows, loadedAt: 0, isReached: true },
})

describe('SAF-4 in the history a withdrawal is never taken back under two keys', () => {
  const pending = {
    id: 'w',
    amount: 5000,
    currency: 'EUR',
    method: 'CREDITCARD',
    isReviewed: false,
    createdAt: '2026-05-14T09:00:00.000Z',
    cancellable: true,
  }
  const refused = refusedWith(409, 'limit_reached')
  const underWay = refusedWith(409, 'error.in_progress')
  const noSum = 'what the periods sum up and a file holds takes nothing back'
  const transactions: Outside<'transactions'> = {
    'transactions.open': [{ type: 'transactions.open' }],
    'transactions.close': [{ type: 'transactions.close' }],
    'transactions.retry': [{ type: 'transactions.retry' }],
    'filter.apply': 'loads the list anew, as opening it does',
    'filter.clear': 'loads the list anew, as opening it does',
    'page.more': 'there is no more in this exploration',
    'page.hidden': 'only stops the poll',
    'page.shown': 'only stops the poll',
    'news.seen': 'only shown',
    'history.refresh': 'raised by the machine itself',
    'period.refresh': 'raised by the machine itself',
    'period.choose': noSum,
    'file.download': noSum,
    'withdrawal.ask': [{ type: 'withdrawal.ask', id: 'w' }],
    'withdrawal.keep': [{ type: 'withdrawal.keep' }],
    'withdrawal.cancel': ['first', 'second'].map((idempotencyKey) => ({
      type: 'withdrawal.cancel' as const,
      idempotencyKey,
    })),
    'cancellation.retry': [{ type: 'cancellation.retry' }],
  }
  const kept: FlowId[] = ['transactions']
  type Sent = { readonly key: string | null; readonly isTwice: boolean }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: { session: [...comesAndGoes], transactions: casesOf(transactions) },
    answers: {
      ...always,
      loadTransactions: [loaded([pending]), loaded([]), loaded(null), lost],
      loadPeriod: [lost],
      downloadFile: [],
      cancelWithdrawal: [{ resolve: undefined }, lost, refused, underWay],
    },
    // Shown, or handed to the operator; no guard of the flow reads them.
    unread: {
      transactions: [
        'problem',
        'moreProblem',
        'periodProblem',
        'fileProblem',
        'cancelProblem',
        'cancelled',
        'updatedAt',
      ],
    },
    auditEvery: 2000,
    witnesses: {
      'one is taken back': (view) => view.has('./transactions/cancelWithdrawal'),
      'it is asked what became of it': (view) => isIn(view, './transactions', 'cancellation.findingOut'),
      'that stays unknown': (view) => isIn(view, './transactions', 'cancellation.cancelUnknown'),
    },
    // The cancellation that the operator may still be doing, as far as the page can know.
    memory: {
      initial: { key: null, isTwice: false } satisfies Sent,
      next: (sent: Sent, cause, _before, after) => {
        const { event, to = '' } = cause as {
          event?: { type: string; data?: { kind?: string; code?: string } | null }
          to?: string
        }
        const isAnswered =
          event?.type === 'xstate.promise.resolve' ||
          (event?.type === 'xstate.promise.reject' &&
            event.data?.kind === 'status' &&
            event.data.code !== 'error.in_progress')
        const isEnded = isAnswered && to.endsWith('/cancelWithdrawal')
        const hasEnded = isEnded || !after.has('./transactions')
        return keyAfter(sent, hasEnded, after.input('./transactions/cancelWithdrawal'))
      },
    },
    invariants: { 'SAF-4': (_, sent) => !(sent as Sent).isTwice },
  }

  test('MOD-4 SAF-4 WDR-2 while a cancellation may be under way no other key is made for it', () => {
    const result = explored('SAF-4 history', { ...base, root: shipped(kept) }, 'they take nothing back in the history')
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 a history that takes a lost answer for a refusal is found', () => {
    const deaf = transactionsMachine.provide({ guards: { isLost: () => false } })
    const result = explore({ ...base, root: shipped(kept, { transactions: deaf }), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-4'])
  })
})

describe('SAF-6 nobody stays signed in who must not', () => {
  const kept: FlowId[] = ['authorisation', 'idle', 'exclusion']
  const paused = { kind: 'TIMEOUT', initiator: 'PLAYER', endsAt: '2026-12-01T12:00:00.000Z', isForGood: false }
  const excluded = { kind: 'SELF_EXCLUDED', initiator: 'PLAYER', endsAt: null, isForGood: true }
  const session: OutsideSession = {
    'session.refused': [
      { type: 'session.refused', status: 401, playerId: 7 },
      { type: 'session.refused', status: 403 },
    ],
    'session.signOut': [
      { type: 'session.signOut', reason: 'player' },
      { type: 'session.signOut', reason: 'excluded', begun: excluded },
    ],
    'tab.signedOut': [{ type: 'tab.signedOut' }, { type: 'tab.signedOut', begun: excluded }],
    'tab.signedIn': [
      { type: 'tab.signedIn', playerId: 7 },
      { type: 'tab.signedIn', playerId: 8 },
    ],
    'login.succeeded': [
      { type: 'login.succeeded', player, way: 'form', landing: { redirectPath: null, bonusCode: null } },
    ],
    'authorisation.resolved': 'said by the authorisation flow, which is explored',
    'authorisation.renewed': 'said by the authorisation flow, which is explored',
    'authorisation.expired': 'said by the authorisation flow, which is explored',
    'safety.blocksChanged': 'closes play; who is signed in does not depend on it',
    'access.settled': 'closes play; who is signed in does not depend on it',
    'login.cancelled': 'closes the sign-up; who is signed in does not depend on it',
    'login.passwordRefused': 'leads back to the sign-up; who is signed in does not depend on it',
    'registration.completed': 'leads to the login flow, whose success is sent from outside',
    'wallet.changed': 'forwarded only',
    'wallet.attributesChanged': 'forwarded only',
    'wallet.loyaltyChanged': 'forwarded only',
    'profile.changed': 'forwarded only',
    'profile.refresh': 'forwarded only',
    'rewards.changed': 'forwarded only',
    'modal.opened': 'sent by the idle flow, which is explored',
    'modal.closed': 'sent by the idle flow, which is explored',
    'toast.show': 'forwarded only',
    'game.launched': 'a game does not decide who is signed in',
    'game.closed': 'a game does not decide who is signed in',
    'game.leave': 'a game does not decide who is signed in',
    'game.relaunch': 'a game does not decide who is signed in',
    'game.signInWanted': 'opens the login panel only',
    'game.roundStarted': 'forwarded only',
    'game.roundEnded': 'forwarded only',
    'break.begun': 'forwarded only',
    'break.ended': 'forwarded only',
    'activity.looked': 'forwarded only',
    'activity.noted': 'an answer of the activity stream reaches the idle flow directly',
    'consent.changed': 'told to the page only',
    'verification.wanted': 'forwarded only',
    'verification.closed': 'forwarded only',
    'documents.sent': 'forwarded only',
    'flow.restart': 'no flow is out of service here; see SAF-13',
  }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: casesOf(session),
      authorisation: [{ type: 'tokens.check' }],
      idle: [{ type: 'idle.continue' }, { type: 'idle.signOut' }],
      exclusion: [
        { type: 'exclusion.open' },
        { type: 'timeout.pick', days: 1 } as never,
        { type: 'cooling.pick' },
        { type: 'exclusion.pick', months: 6 } as never,
        { type: 'exclusion.tick', isTicked: true } as never,
        { type: 'exclusion.tick', isTicked: false } as never,
        { type: 'exclusion.confirm' },
        { type: 'exclusion.clean' },
      ],
    },
    answers: {
      tabs: [],
      signOut: [{ resolve: undefined }, { reject: {} }],
      adoptSession: [{ resolve: null }, { resolve: player }],
      restoreSession: [{ resolve: null }, { resolve: player }, { reject: {} }],
      refreshTokens: [
        { resolve: player },
        { resolve: { ...player, playerId: 8 } },
        { reject: { kind: 'status', status: 401 } },
        { reject: { kind: 'network' } },
      ],
      activity: [
        { send: { type: 'activity.noted' } },
        { send: { type: 'activity.measured', idleMs: 28 * 60_000, signsOutAt: 0 } as never },
        { send: { type: 'activity.measured', idleMs: 31 * 60_000, signsOutAt: 0 } as never },
      ],
      beginBreak: [
        { resolve: paused },
        { resolve: excluded },
        { reject: { kind: 'status', status: 400 } },
        { reject: {} },
      ],
      lookAtBreak: [{ resolve: paused }, { resolve: excluded }, { resolve: null }, { reject: {} }],
    },
    unread: { authorisation: ['failures'], exclusion: ['problem', 'wanted'], session: ['landing', 'begun'] },
    auditEvery: 600,
    witnesses: {
      'a player is there': (view) => whoIsThere(view) === 'player',
      'the idle question is asked': (view) => isIn(view, './idle', 'warning'),
      'tokens are renewed': (view) => view.has('./authorisation/refreshTokens'),
      'a break or exclusion is set': (view) => view.has('./exclusion/beginBreak'),
      'what stands is looked up': (view) => view.has('./exclusion/lookAtBreak'),
      'somebody signs out': (view) => whoIsThere(view) === 'signingOut',
      'another tab’s session is read': (view) => whoIsThere(view) === 'adopting',
    },
    // True right after something that must have signed the player out.
    memory: {
      initial: false,
      next: (_: boolean, cause, before) => {
        if (whoIsThere(before) !== 'player') return false
        const {
          event,
          to = '',
          of = '',
          id = '',
        } = cause as { event?: Record<string, unknown>; to?: string; of?: string; id?: string }
        const type = event?.['type']
        if (type === 'session.refused') return event?.['playerId'] === undefined || event['playerId'] === 7
        if (type === 'tab.signedOut') return true
        if (of === './idle' && id.includes('answerTime')) return true
        if (type === 'activity.measured' && Number(event?.['idleMs']) >= 30 * 60_000) return true
        return (
          type === 'xstate.promise.resolve' &&
          /\/exclusion\/(beginBreak|lookAtBreak)$/.test(to) &&
          event?.['data'] !== null
        )
      },
    },
    invariants: { 'SAF-6': (view, mustBeOut) => !(mustBeOut === true && whoIsThere(view) === 'player') },
  }

  test('MOD-4 SAF-6 after a refusal, a sign-out elsewhere, half an hour idle and a break or exclusion', () => {
    const result = explored(
      'SAF-6',
      { ...base, root: shipped(kept) },
      'what they say to the session does not decide who is signed in, or is sent from outside',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unsound: [], unseen: [] })
  })

  test('MOD-4 a session that takes every refusal for one of somebody else is found', () => {
    const deaf = sessionMachine.provide({ guards: { isItsPlayer: () => false } })
    const result = explore({ ...base, root: shipped(kept, {}, deaf), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-6'])
  })
})

describe('SAF-7 nothing of a player is left after signing out', () => {
  const holdsMarker = (what: unknown, depth = 0): boolean => {
    if (typeof what === 'string') return what === player.email
    if (!what || typeof what !== 'object' || depth > 6 || 'sessionId' in what) return false
    return Object.values(what).some((one) => holdsMarker(one, depth + 1))
  }
  const profile = {
    playerId: 7,
    firstName: player.email,
    lastName: player.email,
    isRegistrationComplete: true,
    areas,
  }
  const base: Omit<Model, 'root'> = {
    input: sessionInput,
    outside: {
      session: [
        ...comesAndGoes,
        { type: 'session.refused', status: 401 } as never,
        { type: 'tab.signedOut' },
        { type: 'tab.signedIn', playerId: 8 } as never,
        { type: 'profile.changed', profile } as never,
        { type: 'safety.blocksChanged', source: 'limits', reasons: ['lossLimit'] } as never,
        { type: 'modal.opened', modal: 'realityCheck' } as never,
      ],
      gameLaunch: [
        {
          type: 'game.launch',
          game: { gameId: 'g', provider: 'p', mode: 'real', area: 'casino', channel: 'web', path: '/g', metadata: {} },
        } as never,
      ],
    },
    answers: {
      signOut: [{ resolve: undefined }, { reject: {} }],
      adoptSession: [{ resolve: null }, { resolve: player }],
      lookAtLimitation: [{ resolve: null }],
      launchGame: [{ resolve: { url: 'https://game.example/g', currency: 'EUR' } }],
      // Where the flows stand does not matter for whether they are stopped; they wait for their first answer.
      '*': [],
    },
    readAs: { session: { modals: inAnyOrder } },
    timersOf: ['session', 'gameLaunch'],
    witnesses: {
      'a player is there': (view) => whoIsThere(view) === 'player' && view.has('./wallet'),
      'a visitor is there': (view) => whoIsThere(view) === 'visitor',
      'a real game is launched': (view) => isIn(view, './gameLaunch', 'launched'),
      'the player is signing out': (view) => whoIsThere(view) === 'signingOut',
    },
    invariants: {
      'SAF-7 no flow of the player lives on': (view) =>
        whoIsThere(view) === 'player' || flowIds.every((id) => audiences[id] !== 'player' || !view.has(`./${id}`)),
      'SAF-7 no word of the player is kept': (view) =>
        whoIsThere(view) === 'player' ||
        view.all().every((place) => !holdsMarker(view.machine(place)?.context) && !holdsMarker(view.input(place))),
    },
  }

  test('MOD-4 SAF-7 in no flow that lives on, and no flow of the player lives', () => {
    const result = explored(
      'SAF-7',
      { ...base, root: shipped(flowIds) },
      'all flows are there; those of the player wait for their first answer, since where they stand does not matter for their being stopped',
    )
    expect(result).toMatchObject({ violations: [], isComplete: true, unseen: [] })
  })

  test('MOD-4 a session that keeps what it knows of a player is found', () => {
    const keeping = sessionMachine.provide({ actions: { forgetPlayer: assign({}) } })
    const result = explore({ ...base, root: shipped(flowIds, {}, keeping), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toContain('SAF-7 no word of the player is kept')
  })
})

const isAlive = (view: View, id: FlowId): boolean => {
  const health = view.machine('.')?.context['health'] as Record<string, { isOutOfService: boolean } | undefined>
  return view.has(`./${id}`) || health[id]?.isOutOfService === true
}

const failing = (throwing: readonly FlowId[]): Omit<Model, 'root'> => ({
  input: sessionInput,
  throwing,
  outside: {
    session: [
      ...comesAndGoes,
      { type: 'toast.show', toast: { severity: 'error', key: 'x' } } as never,
      { type: 'wallet.changed', balance: {} } as never,
      { type: 'wallet.attributesChanged' },
      { type: 'modal.opened', modal: 'idle' } as never,
      { type: 'modal.closed', modal: 'idle' } as never,
      { type: 'activity.noted' },
      ...throwing.map((flow) => ({ type: 'flow.restart', flow }) as never),
    ],
  },
  answers: { ...always, '*': [] },
  readAs: { session: { modals: inAnyOrder } },
  maxStates: 6000,
  invariants: {
    'SAF-13': (view) => {
      const who = whoIsThere(view)
      return who !== 'visitor' && who !== 'player' ? true : livingWith(who).every((id) => isAlive(view, id))
    },
  },
})

describe('SAF-13 a flow that fails takes nothing with it', () => {
  test.each([
    ['a visitor’s', ['login', 'registration']],
    ['the game’s', ['gameFrame', 'idle']],
    ['the wallet’s and the deposit’s', ['wallet', 'deposit']],
  ] as const)('MOD-4 SAF-13 %s flow is started again, the others live on', (name, throwing) => {
    const result = explored(
      `SAF-13 ${name}`,
      { ...failing(throwing), root: shipped(throwing) },
      'they are there and stand still: each must live on while one fails',
    )
    expect(result.violations).toEqual([])
  })

  test('MOD-4 a session that does not start a failed flow again is found', () => {
    const careless = sessionMachine.provide({ actions: { restartFailed: () => {} } })
    const result = explore({ ...failing(['login']), root: shipped(['login'], {}, careless), endsAtViolation: true })
    expect(result.violations.map((one) => one.invariant)).toEqual(['SAF-13'])
  })
})
