/** Flows that have no paths of their own, and why (MOD-3): a test holds that every other machine has a path model. */
export const noPaths: Readonly<Record<string, string>> = {
  session:
    'The session has no page of its own to look at: it starts and ends all other flows and carries what they tell each other. So it is walked through on their paths (coming in, logging in and out, and all a player does), and what must always hold in it is looked for in every state that it can come into: npm run test:space.',
}
