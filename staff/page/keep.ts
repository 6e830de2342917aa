import { identityStorage, readLocal, writeLocal } from '#src/actors/storage.ts'
import { keptEntries, type SceneData } from '#src/recorder/scenes.ts'

/** Puts the storage of the frame, which is its own memory, to what pages read of the player's. */
export function keepEntries(entries: SceneData['kept']): void {
  for (const name of keptEntries) {
    const value = entries[name] ?? null
    if (JSON.stringify(readLocal(name)) !== JSON.stringify(value)) writeLocal(name, value)
  }
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
