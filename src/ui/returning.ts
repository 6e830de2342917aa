let isReturning = false

/** Told by the app at each navigation: whether Back or Forward leads to a page that was on the screen before. */
export function noteNavigation(isReturn: boolean): void {
  isReturning = isReturn
}

/** The page now being shown was there before, so it must be as tall at once as it was left. */
export const isReturn = (): boolean => isReturning
