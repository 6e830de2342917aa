/**
 * Goes to an address of this site as a new document, and takes along where a visitor was kept from (GRD-1): the history's state,
 * which a plain link would drop. The same page of another language keeps its key too, in the address where it stands already.
 */
export function goToLocale(href: string, path = ''): void {
  // All of it but what speaks of this very document: a panel that Back would close, and a step of its sign-up.
  const {
    panel: _panel,
    signUpStep: _step,
    ...kept
  } = (window.history.state ?? {}) as Readonly<Record<string, unknown>>
  const at = Number(kept['__TSR_index'] ?? 0) + 1
  const tail = path === '/reset-password' ? window.location.search : ''
  // Not the page's own entry in the history, which the router listens to: the document is left.
  History.prototype.pushState.call(window.history, { ...kept, __TSR_index: at }, '', href + tail)
  window.location.reload()
}
