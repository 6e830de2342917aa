import {
  identityStorage,
  type LocalEntry,
  readLocal,
  readSession,
  type SessionEntry,
  writeLocal,
  writeSession,
} from '#src/actors/storage.ts'
import type { SceneData } from '#src/recorder/scenes.ts'

/** Entries that belong to one tab. */
const ofTab: ReadonlySet<string> = new Set<SessionEntry>(['languageUnkept', 'gameSound'])

/** Puts the storage of the frame, which is its own memory, to what pages read of the player's. */
export function keepEntries(entries: SceneData['kept']): void {
  for (const [name, value] of Object.entries(entries))
    if (ofTab.has(name)) {
      const entry = name as SessionEntry
      if (readSession(entry) !== value) writeSession(entry, value)
    } else if (readLocal(name as LocalEntry) !== value) writeLocal(name as LocalEntry, value)
}

/** When the player signed in stands in a token, so there is one here that says this alone and that nobody has signed. */
export function keepSignIn(clientId: string, { signedInAt, clockAhead }: SceneData['standing']): void {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  if (signedInAt === null) return identityStorage.clear()
  const claims = btoa(JSON.stringify({ auth_time: signedInAt / 1000 }))
  identityStorage.setItem(`${prefix}.LastAuthUser`, 'player')
  identityStorage.setItem(`${prefix}.player.idToken`, `.${claims.replaceAll('=', '')}.`)
  identityStorage.setItem(`${prefix}.player.clockDrift`, String(clockAhead / 1000))
}
