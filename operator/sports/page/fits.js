// What an answer of the book must be to be one. One that is broken is none at all: it is asked for again, never shown, and never taken for a
// refusal, since a bet that is called refused while it stands would be placed a second time (SAF-4).

const isList = Array.isArray
const isText = (value) => typeof value === 'string'
const isThing = (value) => typeof value === 'object' && value !== null
const isMoney = Number.isSafeInteger
/** Thousandths; nobody gives less than the stake back. */
const isGiven = (value) => Number.isSafeInteger(value) && value >= 1000
const isPrice = (value) => value === null || isGiven(value)
const isLine = (value) => value === null || Number.isFinite(value)
const isListOf = (fits) => (value) => isList(value) && value.every((one) => isThing(one) && fits(one))
const areNames = (value) => isList(value) && value.every(isText)
const isScore = (value) => value === null || (isList(value) && value.length === 2 && value.every(Number.isFinite))
// To the last price: one that can't be drawn would leave what stood before it standing, and unsaid.
const areMarkets = isListOf(
  ({ id, line, outcomes }) =>
    isText(id) && isLine(line) && isListOf((one) => isText(one.id) && isPrice(one.odds))(outcomes),
)
const isContest = ({ id, category, region, names, competition, startsAt, score, order, markets }) =>
  [id, category, region].every(isText) &&
  areNames(names) &&
  isThing(competition) &&
  [competition.id, competition.name].every(isText) &&
  isMoney(startsAt) &&
  isScore(score) &&
  (order === null || isList(order)) &&
  areMarkets(markets)
const areLegs = isListOf(
  ({ names, competition, market, line, outcome, odds, ending, score }) =>
    areNames(names) &&
    [competition, market, outcome].every(isText) &&
    isLine(line) &&
    isGiven(odds) &&
    (ending === null || isText(ending)) &&
    isScore(score),
)
const isBet = (one) =>
  isThing(one) &&
  isText(one.id) &&
  [one.stake, one.payout, one.lostStake].every(isMoney) &&
  (one.state !== 'open' || isMoney(one.pays)) &&
  areLegs(one.legs)
const areCompetitions = isListOf(({ region, id, name }) => [region, id, name].every(isText))
const isMenu = isListOf(({ category, competitions }) => isText(category) && areCompetitions(competitions))

/** By method and path: whether an answer is one to this question. */
const answers = {
  'POST /sb/open': ({ key, words, money, bounds }) => isText(key) && [words, money, bounds].every(isThing),
  'GET /sb/offer': ({ now, places, contests }) => isMoney(now) && isMenu(places) && isListOf(isContest)(contests),
  'GET /sb/event': ({ now, places, contest }) =>
    isMoney(now) && isMenu(places) && (contest === null || (isThing(contest) && isContest(contest))),
  'POST /sb/quote': ({ odds }, asked) => isList(odds) && odds.length === asked.legs.length && odds.every(isPrice),
  'POST /sb/bets': ({ bet, balance }, asked) => isBet(bet) && bet.id === asked.betId && isMoney(balance),
  'GET /sb/bets': ({ bets, balance }) => isList(bets) && bets.every(isBet) && isMoney(balance),
  'GET /sb/bet': ({ bet }) => bet === null || isBet(bet),
  'GET /sb/balance': ({ balance }) => isMoney(balance),
}

/** Whether `answer` is one to what was asked. */
export function isAnswer(method, path, asked, answer) {
  const fits = answers[`${method} ${path.split('?')[0]}`]
  return fits === undefined || (isThing(answer) && fits(answer, asked))
}

const anyway = () => true
/** What the book refuses with; anything else that looks like a refusal was said by somebody who knows nothing of the bet. */
const refusals = {
  sessionOver: anyway,
  signedOut: anyway,
  maintenance: anyway,
  blocked: anyway,
  incomplete: anyway,
  limitsRequired: anyway,
  funds: anyway,
  keyReused: anyway,
  freeBetOver: anyway,
  combination: anyway,
  limit: ({ limit }) => isThing(limit) && isMoney(limit.left),
  stake: ({ least, most }) => isMoney(least) && isMoney(most),
  prices: ({ odds }) => isList(odds) && odds.every(isPrice),
}

/** Whether `answer` is a refusal of the book's own. */
export const isRefusal = (answer) =>
  isThing(answer) && isText(answer.code) && Object.hasOwn(refusals, answer.code) && refusals[answer.code](answer)
