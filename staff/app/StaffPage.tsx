import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { brandIds } from '#contract/brands.ts'
import { brandLooks } from '#brands/looks.ts'
import { markOf } from '#brands/markOf.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { ChartsTab } from './charts/ChartsTab.tsx'
import { hashOf, placeOf, type Tab, tabs } from './place.ts'
import { PathsTab } from './reports/PathsTab.tsx'
import { SpaceTab } from './reports/SpaceTab.tsx'
import * as styles from './staff.css.ts'
import { StaffSignIn } from './signIn/StaffSignIn.tsx'
import { StoryboardTab } from './reports/StoryboardTab.tsx'

// Who reads the charts does not wait for it.
const ReplayTab = lazy(async () => ({ default: (await import('./replay/ReplayTab.tsx')).ReplayTab }))

const names: Readonly<Record<Tab, string>> = {
  charts: 'Charts',
  paths: 'Paths',
  space: 'Space check',
  storyboard: 'Storyboard',
  replay: 'Replay',
}

/** The house’s: of the first brand, whose theme the page wears. */
const Mark = markOf(brandLooks[brandIds[0]].mark)

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** What product owners, testers and support see at /staff. Charts and paths say nothing of any player; what players have sent is shown to who signs in. */
export function StaffPage() {
  const hash = useSyncExternalStore(onHash, () => window.location.hash)
  const place = placeOf(hash)
  const isReplay = place.tab === 'replay'
  // Who looks something up in the charts meanwhile finds the log as it was left.
  const [hasReplay, setHasReplay] = useState(isReplay)
  if (isReplay && !hasReplay) setHasReplay(true)
  const [handed, setHanded] = useState<File | null>(null)
  const replay = (log: File) => {
    setHanded(log)
    window.location.hash = hashOf('replay')
  }
  useEffect(() => {
    document.title = [place.flow, names[place.tab], 'Staff page'].filter(Boolean).join(' · ')
  }, [place.flow, place.tab])
  return (
    <>
      <header className={styles.header}>
        <Mark size={32} />
        <h1 className={styles.name}>Staff page</h1>
        <nav className={surface.row} aria-label="Parts of the staff page">
          {tabs.map((tab) => (
            <a
              key={tab}
              className={surface.chip}
              href={hashOf(tab)}
              aria-current={tab === place.tab ? 'page' : undefined}
            >
              {names[tab]}
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.main}>
        {place.tab === 'charts' ? <ChartsTab place={place} /> : null}
        {place.tab === 'paths' ? <PathsTab place={place} /> : null}
        {place.tab === 'space' ? <SpaceTab place={place} onReplay={replay} /> : null}
        {place.tab === 'storyboard' ? <StoryboardTab place={place} /> : null}
        {hasReplay ? (
          <div hidden={!isReplay} className={isReplay ? surface.stack : undefined}>
            <StaffSignIn>
              <Suspense fallback={<output>Fetching the replay</output>}>
                <ReplayTab hash={isReplay ? hash : ''} isShown={isReplay} handed={handed} />
              </Suspense>
            </StaffSignIn>
          </div>
        ) : null}
      </main>
    </>
  )
}
