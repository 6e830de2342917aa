import { useRouterState } from '@tanstack/react-router'
import type { RefObject } from 'react'

/** Where a link over a running game leaves the code that it leads on with: the game's address stays as it is. */
export type HandedCode = RefObject<string | null>

/** The bonus code that led here: of the link that was followed over a game, else of the address (GRD-9). Null for none. */
export function useGivenCode(handed?: HandedCode): string | null {
  const ofAddress = useRouterState({
    select: ({ location }) => (location.search as { readonly bonusCode?: string }).bonusCode,
  })
  const code = (handed ? handed.current : ofAddress)?.trim() ?? ''
  return code === '' ? null : code
}
