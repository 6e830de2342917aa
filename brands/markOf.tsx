/** The component of a brand's mark, which its folder holds as text: icons and the operator's own pages are made of the same. */
export const markOf = (mark: string) =>
  function Mark({ size = 36 }: { readonly size?: number }) {
    // oxlint-disable-next-line react/no-danger -- our own constant, not content
    return <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden dangerouslySetInnerHTML={{ __html: mark }} />
  }
