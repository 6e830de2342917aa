import { useState, type ReactNode } from 'react'

interface DrawableProps {
  readonly src: string
  readonly alt: string
  readonly className?: string
  /** What stands there where the browser cannot draw the picture. */
  readonly otherwise: ReactNode
}

/** A picture of the visitor's own, which may turn out to be none. */
export const Drawable = (props: DrawableProps) => <Drawing key={props.src} {...props} />

function Drawing({ src, alt, className, otherwise }: DrawableProps) {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? otherwise : <img className={className} src={src} alt={alt} onError={() => setBroken(true)} />
}
