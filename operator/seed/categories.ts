import type { ContentDocument } from '../content/documents.ts'
import type { CategoryId } from './texts/shape.ts'
import { inEveryLanguage, type Words } from './words.ts'

type Row = '4x' | '2xv' | '2xh' | '1x'
interface CategorySeed {
  readonly id: CategoryId
  readonly icon: string
  readonly desktop?: readonly Row[]
  readonly hideInMenu?: boolean
  readonly inLobby?: boolean
}

const hero: readonly Row[] = ['4x', '1x', '1x', '1x', '1x', '2xv', '1x', '1x']
const tall: readonly Row[] = ['2xv', '2xv', '2xv', '2xv', '2xv', '2xv']
const even: readonly Row[] = ['1x', '1x', '1x', '1x', '1x', '1x']
const wide: readonly Row[] = ['2xh', '1x', '1x', '2xh', '1x', '1x']

/** Icons are names of the site's icon set; labels are in `texts/`. */
export const casinoCategories: readonly CategorySeed[] = [
  { id: 'popular', icon: 'flame', desktop: hero },
  { id: 'new', icon: 'sparkle', desktop: tall },
  { id: 'slots', icon: 'reels' },
  { id: 'jackpots', icon: 'crown', desktop: wide },
  { id: 'adventures', icon: 'compass', desktop: hero },
  { id: 'sea', icon: 'wave', desktop: tall },
  { id: 'animals', icon: 'paw' },
  { id: 'mythology', icon: 'bolt', desktop: hero },
  { id: 'classics', icon: 'cherry' },
  { id: 'easy-going', icon: 'leaf' },
  { id: 'tables', icon: 'cards', desktop: wide },
  { id: 'video-poker', icon: 'spade', inLobby: false },
  { id: 'instant', icon: 'dice' },
  { id: 'hidden-gems', icon: 'diamond', desktop: tall },
]
export const liveCategories: readonly CategorySeed[] = [
  { id: 'live-popular', icon: 'flame', desktop: hero },
  { id: 'roulette', icon: 'wheel', desktop: wide },
  { id: 'blackjack', icon: 'spade' },
  { id: 'baccarat', icon: 'cards' },
  { id: 'game-shows', icon: 'star', desktop: hero },
  { id: 'live-poker', icon: 'chip' },
  { id: 'live-dice', icon: 'dice', inLobby: false },
]

// `url` is the last part of the category's address below its lobby.
const made = (lobby: 'casino' | 'live', words: Words) => (category: CategorySeed, rank: number) => {
  const desktop = category.desktop ?? even
  return {
    _id: `category-${category.id}`,
    _type: 'category',
    categoryId: category.id,
    lobby,
    ...inEveryLanguage(words, ({ categories }) => ({ label: categories[category.id] })),
    url: category.id,
    icon: category.icon,
    hideInMenu: category.hideInMenu ?? false,
    visibleInLobby: category.inLobby ?? true,
    rank,
    markets: [],
    grid: { desktop, tablet: desktop.slice(0, 6), mobile: desktop.map((size) => (size === '2xh' ? '1x' : size)) },
  }
}

/** Categories of both lobbies, in the order of their menus (LOB-1). */
export function categoryDocuments(words: Words): ContentDocument[] {
  return [...casinoCategories.map(made('casino', words)), ...liveCategories.map(made('live', words))]
}
