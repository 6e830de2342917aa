import { describe, expect, test } from 'vitest'
import { holdWallet } from '../banking/deposits.ts'
import { oneStore } from '../player/testOperator.ts'
import { bookEnding, holdAssignment, takeStake } from './stakes.ts'
import { DEVICE, OK, named, newHouse, placeTaken, refusedAs, wrongState } from './testClaimant.ts'

describe.each(oneStore)('bonuses and withdrawals on %s', (store) => {
  const house = newHouse(store)
  const { newPlayer } = house

  test('SAF-2 WDR-3 who may have no bonus is told what a withdrawal takes, and of no campaign', async () => {
    const [casino, sport] = [named(), named()]
    const player = await newPlayer([
      { id: casino, title: 'Spring', standing: 'ACTIVE' },
      { id: sport, title: 'Match day', vertical: 'SPORTS', standing: 'ACTIVE' },
    ])
    const told = async () =>
      (await player.withdrawalCheck()).forfeits.map(({ title, amount }: { title: string; amount: number }) => [
        title,
        amount,
      ])
    const before = await told()
    expect(before.map(([title]: [string]) => title).toSorted()).toEqual(['Match day', 'Spring'])
    await player.change({ profile: { permissions: { bonuses: false } } })
    const { forfeits } = await player.withdrawalCheck()
    expect(JSON.stringify(forfeits)).not.toMatch(/Spring|Match day/)
    expect((await told()).toSorted()).toEqual([
      ['Casino bonus', 10],
      ['Sports bonus', 10],
    ])
    // A free bet that is not made is worth its stake there.
    const better = await newPlayer([
      { title: 'Free bet', vertical: 'SPORTS', bonusType: 'FREE_BET', amount: 500, standing: 'ACTIVE' },
    ])
    expect((await better.withdrawalCheck()).forfeits).toMatchObject([{ title: 'Free bet', amount: 5 }])
    // The yes is to the same money, and it is taken.
    await player.withdraw(20)
    expect(await player.balances()).toMatchObject({ casinoBonus: 0, sportsBonus: 0 })
  })

  test('WDR-3 SAF-2 a withdrawal names the bonus, ends it, and gives it back as it was when it is taken back', async () => {
    const id = named()
    const player = await newPlayer([{ id, title: 'Friday', standing: 'ACTIVE', wagered: 3000 }])
    const check = (await player.send('POST', '/player/wallet/withdrawal/check', DEVICE)).body
    expect(check.forfeits).toEqual([{ campaignId: id, title: 'Friday', amount: 10, atStake: 0, spins: 0 }])
    const wish = {
      amount: 40,
      currency: 'EUR',
      methodId: 'creditcard',
      checkId: check.checkId,
      forfeitAccepted: true,
      ...DEVICE,
    }
    const { withdrawalId } = (await player.send('POST', '/player/wallet/withdrawal/request', wish)).body
    expect(await player.list('ACTIVE')).toEqual([])
    const back = { pendingWithdrawalId: withdrawalId, amount: 40, cancelByPlayer: true }
    expect((await player.send('POST', '/player/wallet/withdrawal/cancellation', back)).status).toBe(OK)
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 10, wageringAmount: 70 })
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 1000 })
  })

  test('WDR-3 BON-3 SAF-4 a bonus whose place is taken when its withdrawal comes to nothing waits with its money, and its start gives it back once', async () => {
    const [id, other] = [named(), named()]
    const player = await newPlayer([
      { id, title: 'Friday', standing: 'ACTIVE', wagered: 3000 },
      { id: other, amount: 500 },
    ])
    const withdrawalId = await player.withdraw(40)
    expect((await player.claim(other)).status).toBe(OK)
    await player.takesBack(withdrawalId, 40)
    expect(await player.balances(), 'nothing of it is the other’s').toMatchObject({ main: 10_000, casinoBonus: 500 })
    expect(await player.one('ACTIVE', other)).toMatchObject({ held: 5, amount: 5 })
    expect(await player.messages()).toContain('Your bonus waits')
    expect(await player.claimQueued(id)).toMatchObject(placeTaken)

    const again = await player.withdraw(40)
    expect(await player.balances()).toMatchObject({ casinoBonus: 0 })
    expect(await player.one('ELIGIBLE', id), 'what waits with it goes too').toBeUndefined()
    await player.takesBack(again, 40)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 500 })
    await player.forfeit((await player.one('ACTIVE', other)).assignmentId)
    expect((await player.claimQueued(id)).body).toMatchObject({ bonusChange: 10 })
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 1000 })
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 10, wageringAmount: 70 })
    expect(await player.claim(id), 'once').toMatchObject(wrongState)
  })

  test('WDR-3 SAF-2 who may have no bonus when a withdrawal comes to nothing is given none: it waits until they may', async () => {
    const id = named()
    const player = await newPlayer([{ id, standing: 'ACTIVE', wagered: 3000 }])
    const withdrawalId = await player.withdraw(40)
    await player.change({ profile: { permissions: { bonuses: false } } })
    await player.takesBack(withdrawalId, 40)
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 0 })
    expect(await player.messages()).not.toContain('Your bonus waits')
    await player.change({ profile: { permissions: { bonuses: true } } })
    expect((await player.claimQueued(id)).body).toMatchObject({ bonusChange: 10, reward: { wageringAmount: 70 } })
    expect(await player.balances()).toMatchObject({ main: 10_000, casinoBonus: 1000 })
  })

  test('WDR-3 BON-8 a withdrawal ends what a deposit has earned that waits, and spins that are not played; both come back with it', async () => {
    const [id, waiting, manual, spun] = [named(), named(), named(), named()]
    const deposit = { percent: 100, minimum: 1000, maximum: 2000 }
    const freeSpins = { gameId: 'nautilus-parlour', spins: 10, spinValue: 20 }
    const player = await newPlayer([
      { id, title: 'Friday', standing: 'ACTIVE' },
      { id: manual, title: 'Gift', standing: 'WAITING' },
      { id: spun, title: 'Spins', vertical: 'LIVE_CASINO', freeSpins, standing: 'ACTIVE', spinsLeft: 4, given: 300 },
    ])
    const early = await player.withdrawalCheck()
    await player.change({ rewards: [{ id: waiting, title: 'Reload', deposit, standing: 'WAITING' }] })
    const wish = { amount: 40, currency: 'EUR', methodId: 'creditcard', forfeitAccepted: true, ...DEVICE }
    expect(
      await player.send('POST', '/player/wallet/withdrawal/request', { ...wish, checkId: early.checkId }),
      'one that was not named',
    ).toMatchObject(refusedAs('error.withdrawal.not_allowed'))
    expect((await player.withdrawalCheck()).forfeits).toEqual([
      { campaignId: id, title: 'Friday', amount: 10, atStake: 0, spins: 0 },
      { campaignId: spun, title: 'Spins', amount: 3, atStake: 0, spins: 4 },
      { campaignId: waiting, title: 'Reload', amount: 20, atStake: 0, spins: 0 },
    ])
    const withdrawalId = await player.withdraw(40)
    for (const lost of [id, waiting, spun])
      expect(await player.assignment(lost)).toMatchObject({ state: 'ENDED', endedBecause: 'withdrawn' })
    expect((await player.assignment(manual)).state).toBe('WAITING')
    const [{ freeSpinDetail }] = (await player.send('GET', `/bonus/campaigns?campaignIds=${spun}`)).body
    expect(freeSpinDetail.spinsLeft).toBe(0)
    await player.takesBack(withdrawalId, 40)
    expect(await player.one('ACTIVE', spun)).toMatchObject({ freeSpinDetail: { spinsLeft: 4 } })
    expect(await player.one('ACTIVE', id)).toMatchObject({ held: 10 })
    await player.forfeit((await player.one('ACTIVE', id)).assignmentId)
    expect((await player.claimQueued(waiting)).body).toMatchObject({ bonusChange: 20 })
  })

  test('WDR-3 BON-1 a bonus that is taken up again and was wagered through meanwhile is released', async () => {
    const id = named()
    const player = await newPlayer([{ id, standing: 'ACTIVE', wagered: 3000 }])
    const withdrawalId = await player.withdraw(40)
    // Play that was under way counts to it all the same.
    await player.change({ rewards: [{ id, wagered: 10_000 }] })
    await player.takesBack(withdrawalId, 40)
    expect(await player.assignment(id)).toMatchObject({ state: 'ENDED', endedBecause: 'released' })
    expect(await player.balances()).toMatchObject({ main: 11_000, casinoBonus: 0 })
  })

  test('BON-1 WDR-3 what waits again tells what its start gives and how far it is, not what it once gave', async () => {
    const [one, two] = [named(), named()]
    const player = await newPlayer([{ id: one, standing: 'ACTIVE' }, { id: two }])
    const { id } = await player.assignment(one)
    const { operator } = house.it
    const round = `r-${id}`
    const play = {
      playerId: player.playerId,
      category: 'CASINO' as const,
      house: 'house:games' as const,
      referenceId: round,
      keyOf: (kind: string) => `${round}:${kind}`,
      details: {},
      game: { gameId: 'g', gameType: 'slots' },
    }
    await operator.transaction(async (tx) => {
      await holdWallet(tx, player.playerId)
      const assignment = await holdAssignment(operator, tx, id)
      const staking = { assignment, isFree: false, stake: 900, ofBonus: 900 }
      const after = await takeStake(operator, tx, play, staking)
      await bookEnding(operator, tx, play, { ...staking, assignment: after }, { kind: 'WIN', amount: 0 })
    })
    const withdrawal = await player.withdraw(50)
    expect((await player.claim(two)).status).toBe(OK)
    await player.takesBack(withdrawal, 50)
    expect(await player.one('ELIGIBLE', one)).toMatchObject({ amount: 1, wageringTotal: 100, wageringAmount: 91 })
  })
})
