import type { ContentDocument } from '../content/documents.ts'

type Row = '4x' | '2xv' | '2xh' | '1x'
interface CategorySeed {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly desktop?: readonly Row[]
  readonly hideInMenu?: boolean
  readonly inLobby?: boolean
}

const hero: readonly Row[] = ['4x', '1x', '1x', '1x', '1x', '2xv', '1x', '1x']
const tall: readonly Row[] = ['2xv', '2xv', '2xv', '2xv', '2xv', '2xv']
const even: readonly Row[] = ['1x', '1x', '1x', '1x', '1x', '1x']
const wide: readonly Row[] = ['2xh', '1x', '1x', '2xh', '1x', '1x']

/** Icons are names of the site's icon set. */
export const casinoCategories: readonly CategorySeed[] = [
  { id: 'popular', label: 'Popular', icon: 'flame', desktop: hero },
  { id: 'new', label: 'New', icon: 'sparkle', desktop: tall },
  { id: 'slots', label: 'Slots', icon: 'reels' },
  { id: 'jackpots', label: 'Jackpots', icon: 'crown', desktop: wide },
  { id: 'adventures', label: 'Adventures', icon: 'compass', desktop: hero },
  { id: 'sea', label: 'Under the sea', icon: 'wave', desktop: tall },
  { id: 'animals', label: 'Animals', icon: 'paw' },
  { id: 'mythology', label: 'Myths and legends', icon: 'bolt', desktop: hero },
  { id: 'classics', label: 'Classics', icon: 'cherry' },
  { id: 'easy-going', label: 'Easy-going', icon: 'leaf' },
  { id: 'tables', label: 'Table games', icon: 'cards', desktop: wide },
  { id: 'video-poker', label: 'Video poker', icon: 'spade', inLobby: false },
  { id: 'instant', label: 'Instant wins', icon: 'dice' },
  { id: 'hidden-gems', label: 'Hidden gems', icon: 'diamond', desktop: tall },
]
export const liveCategories: readonly CategorySeed[] = [
  { id: 'live-popular', label: 'Popular', icon: 'flame', desktop: hero },
  { id: 'roulette', label: 'Roulette', icon: 'wheel', desktop: wide },
  { id: 'blackjack', label: 'Blackjack', icon: 'spade' },
  { id: 'baccarat', label: 'Baccarat', icon: 'cards' },
  { id: 'game-shows', label: 'Game shows', icon: 'star', desktop: hero },
  { id: 'live-poker', label: 'Poker', icon: 'chip' },
  { id: 'live-dice', label: 'Dice', icon: 'dice', inLobby: false },
]

// `url` is the last part of the category's address below its lobby.
const made = (lobby: 'casino' | 'live') => (category: CategorySeed, rank: number) => {
  const desktop = category.desktop ?? even
  return {
    _id: `category-${category.id}`,
    _type: 'category',
    categoryId: category.id,
    lobby,
    label: category.label,
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
export function categoryDocuments(): ContentDocument[] {
  return [...casinoCategories.map(made('casino')), ...liveCategories.map(made('live'))]
}
