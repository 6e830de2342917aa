/** Headers that every answer of the site's port bears. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Addresses can bear a reset link, so other sites learn the origin only.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Adds them where the answer does not say otherwise. */
export function secured(response: Response): Response {
  const missing = Object.entries(SECURITY_HEADERS).filter(([name]) => !response.headers.has(name))
  try {
    for (const [name, value] of missing) response.headers.set(name, value)
    return response
  } catch {
    // Some responses (fetched, redirects) have headers that cannot be changed.
    const headers = new Headers(response.headers)
    for (const [name, value] of missing) headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  }
}
