/** What holds in every state that the product can come into, in plain words, by requirement id (MOD-4). */
const inWords: Readonly<Record<string, string>> = {
  'SAF-1':
    'Nobody plays or bets for real money who is in a break or excluded, suspended, under review, restricted, over a loss or spend limit, or signed out.',
  'SAF-2': 'Nobody in a break, an exclusion or a review is offered a bonus or a claim.',
  'SAF-3':
    'No game runs on while an activity summary, a reality check, the idle question or a menu of the game stands over it.',
  'SAF-4':
    'Of one claim, forfeit, deposit, withdrawal, cancellation or file there is never more than one under way, however often it is tried.',
  'SAF-5':
    'No deposit is taken and no withdrawal sent before its check said yes, and none that costs a bonus before the player did.',
  'SAF-6': 'Nobody stays signed in after a refusal, a sign-out elsewhere, half an hour idle, a break or an exclusion.',
  'SAF-7': 'Nothing of a player is left once they have signed out.',
  'SAF-8': 'No step of the sign-up comes without the one before it, and a code proves the phone that it was sent to.',
  'SAF-9': 'From every state there is a way home that needs no answer from anybody.',
  'SAF-10': 'No limit is loosened without its waiting time, and none that becomes tighter waits.',
  'SAF-11': 'Nothing is acted on that comes from anywhere but the trusted game.',
  'SAF-12': 'A password or a code is known only while it is of use.',
  'SAF-13': 'A flow that fails takes nothing with it: it is started again, and the session lives on.',
  'SAF-14': 'The balance shown is that of the ledger, or bears a sign that it may not be.',
  'PNP-5': 'What a payment page sends back is gone on with only where the player asked for it here, or says yes to it.',
  'RMB-14': 'No bonus is given up before the player has said yes to what is lost.',
  'RGT-2': 'The activity summary and the reality check never stand over each other.',
  'RGT-3': 'The reality check and the activity summary never stand over each other.',
}

/** What every exploration looks at besides its own invariants, by the requirement it belongs to. */
const always: Readonly<Record<string, string>> = { 'the session lives': 'SAF-13', 'a way out': 'SAF-9' }

/** An invariant by the name it has in its exploration, such as `SAF-5 no bonus is lost without a yes`. Throws where nothing is said of it. */
export function invariantWords(name: string): { readonly ids: readonly string[]; readonly words: string } {
  const known = always[name]
  const ids = known === undefined ? [...name.matchAll(/[A-Z]{3}-\d+/g)].map(([id]) => id) : [known]
  const own = name.replaceAll(/[A-Z]{3}-\d+/g, '').trim()
  const [first] = ids
  const words = first === undefined ? undefined : inWords[first]
  if (words === undefined) throw new Error(`staff/space/invariants.ts says nothing of the invariant "${name}"`)
  return { ids, words: own ? `${words} Here: ${own}.` : words }
}
