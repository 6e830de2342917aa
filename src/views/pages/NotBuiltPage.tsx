import { page } from '#src/ui/Surface.css.ts'
import { NotBuiltYet } from '#src/ui/States.tsx'

/** A page whose part of the product is not built yet; `name` is its path below the locale. */
export function NotBuiltPage({ name }: { readonly name: string }) {
  return (
    <div className={page}>
      <NotBuiltYet part={`/${name}`} />
    </div>
  )
}
