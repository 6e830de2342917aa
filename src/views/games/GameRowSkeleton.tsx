import { CarouselSkeleton } from '#src/ui/CarouselSkeleton.tsx'
import { GameTileSkeleton } from '#src/ui/GameTileSkeleton.tsx'
import type { RowShape } from './TileList.tsx'

/** A row while its games are being fetched, as high as it will be. */
export function GameRowSkeleton({ shape }: { readonly shape: RowShape }) {
  return (
    <CarouselSkeleton itemWidth={shape === 'wide' ? 'var(--wide-tile)' : 'var(--tile)'}>
      {Array.from({ length: 10 }, (_, at) => (
        <li key={at}>
          <GameTileSkeleton shape={shape} />
        </li>
      ))}
    </CarouselSkeleton>
  )
}
