import type { ReactNode } from 'react'

const show = (place: HTMLDivElement | null): void => place?.scrollIntoView({ block: 'nearest' })

/** What has just come and must not be missed: it scrolls into sight, without taking the focus. */
export const NotToBeMissed = ({ children }: { readonly children: ReactNode }) => <div ref={show}>{children}</div>
