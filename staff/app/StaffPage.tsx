import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { brandIds } from '#contract/brands.ts'
import { brandLooks } from '#brands/looks.ts'
import { markOf } from '#brands/markOf.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Notice } from '#src/ui/Surface.tsx'
import { ChartsTab } from './ChartsTab.tsx'
import { NotBuilt } from './NotBuilt.tsx'
import { hashOf, placeOf, type Tab, tabs } from './place.ts'
import * as styles from './staff.css.ts'

// Who reads the charts does not wait for it.
const ReplayTab = lazy(async () => ({ default: (await import('./replay/ReplayTab.tsx')).ReplayTab }))

const names: Readonly<Record<Tab, string>> = { charts: 'Charts', paths: 'Paths', replay: 'Replay' }

/** The house’s: of the first brand, whose theme the page wears. */
const Mark = markOf(brandLooks[brandIds[0]].mark)

const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** What product owners, testers and support see at /staff. Nobody signs in here, so it shows nothing of any player. */
export function StaffPage() {
  const hash = useSyncExternalStore(onHash, () => window.location.hash)
  const place = placeOf(hash)
  const isReplay = place.tab === 'replay'
  // Who looks something up in the charts meanwhile finds the log as it was left.
  const [hasReplay, setHasReplay] = useState(isReplay)
  if (isReplay && !hasReplay) setHasReplay(true)
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
        <Notice>
          <p>
            Staff can not sign in yet, so this page asks for nothing of any player: it shows the charts of the product,
            and logs whose file you have.
          </p>
        </Notice>
        {place.tab === 'charts' ? <ChartsTab place={place} /> : null}
        {place.tab === 'paths' ? <NotBuilt /> : null}
        {hasReplay ? (
          <div hidden={!isReplay}>
            <Suspense fallback={<output>Fetching the replay</output>}>
              <ReplayTab hash={isReplay ? hash : ''} isShown={isReplay} />
            </Suspense>
          </div>
        ) : null}
      </main>
    </>
  )
}
