import { idTokenClaims } from '#contract/player.ts'
import type { ChatWidgetCommand, ChatWidgetEvent, ChatWidgetInput } from '#machines/chat/chat.contract.ts'
import * as v from 'valibot'
import { chatMessenger, hearChat, leaveSnippet, type Messenger } from './chatProvider.ts'
import { claimsOf } from './userPool.ts'
import type { World } from './world.ts'

/** More than this many are as good as this many; what is no whole number is no count. */
const mostUnread = 999
const unreadCount = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Gives the player's proof for the chat: the id token's own. Null where the stored sign-in is none, or another player's. */
async function proofOf({ pool }: Pick<World, 'pool'>, playerId: number): Promise<string | null> {
  try {
    const { idToken } = await pool.fresh()
    const claims = v.safeParse(idTokenClaims, claimsOf(idToken))
    return claims.success && claims.output.playerId === playerId ? (claims.output.zendeskJwtToken ?? null) : null
  } catch {
    return null
  }
}

function leave(zE: Messenger): void {
  zE('messenger', 'hide')
  zE('messenger', 'logoutUser')
}

/** Runs of the widget so far: the chat is one for the page, and belongs to the newest. */
let runs = 0

/** The line to the provider for as long as the chat is loaded; `say` hears its events, `end` takes the person out of it (CHT-1). */
export const openChatWidget = (world: World) => (input: ChatWidgetInput, say: (event: ChatWidgetEvent) => void) => {
  const { chatSnippetUrl, chatKey, chatPlayerField, brand } = world.settings
  const run = (runs += 1)
  let isOver = false
  let isReady = false
  let isShown = false
  let told: number | null = null
  /** Whom the chat is to know, as the site last said. */
  let wanted = input.playerId
  /** Whom it knows. */
  let person: number | null = null
  /** There once the snippet has come. */
  let here: Messenger | null = null
  /** Rises with each person: what is found out late of an earlier one counts for nothing. */
  let asked = 0

  const stopHearing = hearChat({
    onUnread: (given) => {
      if (!v.is(unreadCount, given)) return world.log('the chat told a number of messages that is none', {})
      const count = Math.min(given, mostUnread)
      if (count === told) return
      told = count
      say({ type: 'chat.unread', count })
    },
    onClose: () => {
      if (isShown) say({ type: 'chat.close' })
    },
    onLost: () => say({ type: 'chat.failed' }),
  })
  const provider = (
    chatSnippetUrl ? chatMessenger(chatSnippetUrl, chatKey) : Promise.reject(new Error('The settings name no chat'))
  ).then((found) => {
    here = found
    return found
  })

  /** The player's id goes to the chat only where there are a token, a brand and a profile, which `playerId` stands for. */
  async function identify(): Promise<void> {
    const mine = (asked += 1)
    const zE = await provider
    const playerId = wanted
    if (isOver || mine !== asked || playerId === person) return
    const proof = playerId === null || !brand ? null : await proofOf(world, playerId)
    if (isOver || mine !== asked) return
    if (playerId !== null && proof !== null) {
      zE('messenger:set', 'conversationFields', [{ id: chatPlayerField, value: String(playerId) }])
      zE('messenger', 'loginUser', (give: (proof: string | null) => void) => {
        // Asked again whenever the one before has run out.
        void proofOf(world, playerId).then((now) => give(isOver || person !== playerId ? null : now))
      })
      told = null
    } else if (person !== null) zE('messenger', 'logoutUser')
    person = proof === null ? null : playerId
    // What they have unread is told by a page that is hidden, and the one before took theirs along.
    if (isReady && !isShown) zE('messenger', 'hide')
  }

  async function begin(): Promise<void> {
    const zE = await provider
    if (isOver) return
    zE('messenger:set', 'locale', input.locale)
    await identify()
    if (isOver) return
    // Hidden on load; what it has to tell is heard all the same.
    zE('messenger', 'hide')
    isReady = true
    say({ type: 'chat.ready' })
  }

  async function obey(command: ChatWidgetCommand): Promise<void> {
    if (command.type === 'widget.player') {
      wanted = command.playerId
      return identify()
    }
    const zE = await provider
    if (isOver) return
    isShown = command.type === 'widget.show'
    if (command.type === 'widget.hide') return zE('messenger', 'hide')
    zE('messenger:set', 'locale', command.locale)
    zE('messenger', 'show')
    zE('messenger', 'open')
  }

  const guarded = (work: Promise<void>): void =>
    void work.catch((error: unknown) => {
      if (isOver) return
      world.log('the support chat failed', { error: String(error) })
      say({ type: 'chat.failed' })
    })

  guarded(begin())
  return {
    obey: (command: ChatWidgetCommand) => guarded(obey(command)),
    end() {
      isOver = true
      stopHearing()
      // The conversation leaves with its person: at once, or where the snippet comes after that and nobody has asked for it since.
      if (here) return leave(here)
      if (run === runs) leaveSnippet()
      provider.then((zE) => run === runs && leave(zE)).catch(() => {})
    },
  }
}
