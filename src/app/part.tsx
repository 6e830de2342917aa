import { lazy, type ComponentType } from 'react'

/** Parts whose file did not come, each with the way to ask for it anew. */
const lost = new Set<() => void>()

/** Whether the file of some part did not come. */
export const hasLostParts = (): boolean => lost.size > 0

/** Lets each part whose file did not come ask for it anew when it is shown again: what fences it in decides when (SAF-13). */
export function seekLostParts(): void {
  for (const seek of lost) seek()
  lost.clear()
}

/** How long after a failure the file is asked for once more, ms. */
const PAUSE = 1000

/**
 * A part of the page that comes in a file of its own, as React's `lazy`, which keeps a failure for ever: here one request that is lost
 * is repeated, and what is lost for longer is sought again when asked. `isLast`: it says that another part is lost, so it waits for no
 * style sheet of that one.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isLast = false,
): ComponentType<Props> {
  const once = async () => {
    if (!isLast) await withStyles()
    return { default: (await load()) as ComponentType<object> }
  }
  const begin = () =>
    lazy(async () => {
      try {
        return await once().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(once))
      } catch (error) {
        lost.add(seek)
        throw error
      }
    })
  let Current = begin()
  const seek = () => {
    Current = begin()
  }
  return function Part(props: Props) {
    const Shown = Current
    return <Shown {...props} />
  }
}

/** The build's loader asks for each style sheet once only: one that did not come is asked for here, so that no part shows unstyled. */
async function withStyles(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-lost]')]
  await Promise.all(
    missing.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const next = document.createElement('link')
          next.rel = 'stylesheet'
          next.href = link.href
          next.addEventListener('load', () => resolve())
          next.addEventListener('error', () => {
            next.dataset['lost'] = ''
            reject(new Error(`The style sheet ${link.href} did not come`))
          })
          link.replaceWith(next)
        }),
    ),
  )
}

// Errors of loading do not bubble; they can be heard on their way down.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['lost'] = ''
  },
  true,
)
