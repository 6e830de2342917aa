import { useState, type ReactNode } from 'react'

/** Something that can be opened and closed again and decides nothing, such as the menu of a phone. */
export function Toggle({
  children,
}: {
  readonly children: (isOpen: boolean, set: (isOpen: boolean) => void) => ReactNode
}) {
  const [isOpen, set] = useState(false)
  return children(isOpen, set)
}
