import type { HomeContent } from '#contract/content-queries.ts'
import { isExcluded } from '#contract/providers.ts'
import { HomeView } from '../home/HomeView.tsx'
import { FirstFrame, type FirstFrameProps } from './FirstFrame.tsx'

interface FirstHomeProps extends FirstFrameProps {
  readonly content: HomeContent
  /** Somebody was signed in here: no visitor's words, no offers (RGT-7). */
  readonly isKnown: boolean
}

/** More tiles than a wide window shows of a row. */
const shownOfRow = 10

/** What a window shows of the home page at first: hero, products, the first games. Offers wait for who is there. */
export function FirstHome({ content, isKnown, ...frame }: FirstHomeProps) {
  const seen: HomeContent = {
    ...content,
    rows: content.rows
      .map((row) => ({ ...row, games: row.games.filter((game) => !isExcluded(game, content.excludedSubProviders)) }))
      .filter(({ games }) => games.length > 0)
      .slice(0, 1)
      .map((row) => Object.assign({}, row, { games: row.games.slice(0, shownOfRow) })),
    banners: [],
    faceliftBanners: [],
    tables: [],
    promotions: [],
  }
  return (
    <FirstFrame {...frame}>
      <HomeView brand={frame.brand} content={seen} isSignedIn={isKnown} showsOffers={false} winners={null} />
    </FirstFrame>
  )
}
