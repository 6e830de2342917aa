import { isCallbackOffered, readPayAndPlayBuild, type PayAndPlayBuild } from '#contract/payAndPlayBuild.ts'
import { notFound } from '@tanstack/react-router'
import type { Site } from './site.ts'

/** What this site was built with. */
export const payAndPlayBuild: PayAndPlayBuild = readPayAndPlayBuild(import.meta.env)

interface GuardInput {
  readonly context: { readonly site: Pick<Site, 'session' | 'world'> }
}

/** The callback is a page only where the build has pay and play, and for an address of its allow-list (NAV-2). */
export async function requireCallback({ context: { site } }: GuardInput, build = payAndPlayBuild): Promise<void> {
  if (!(await isPayAndPlayOffered(site, build))) throw notFound()
}

/** Whether a visitor may come back from a payment, and so may begin one (NAV-2). */
export async function isPayAndPlayOffered(
  site: GuardInput['context']['site'],
  build = payAndPlayBuild,
): Promise<boolean> {
  return isCallbackOffered(build, build.allowList === null ? null : await visitorAddress(site))
}

/** The visitor's address: from the document, else once the access flow has its answer; null when it has none. */
async function visitorAddress({ session, world }: GuardInput['context']['site']): Promise<string | null> {
  if (world.station.current) return world.station.current.ipAddress
  const { access } = (await session.ready).getSnapshot().children
  if (access?.getSnapshot().matches('checking'))
    await new Promise<void>((resolve) => {
      const waiting = access.subscribe((now) => {
        if (now.matches('checking')) return
        waiting.unsubscribe()
        resolve()
      })
    })
  return (world.station as { readonly current: { readonly ipAddress: string } | null }).current?.ipAddress ?? null
}
