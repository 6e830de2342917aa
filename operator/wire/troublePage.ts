import { escaped, paymentPage, paymentPolicy } from '../banking/cashier/paymentPage.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '5',
}
const PLAIN = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'"

const words = (address: string): string =>
  `<h1>This page could not be opened</h1><p>Something went wrong on our side. Please try again in a moment.</p>` +
  `<p><a href="${escaped(address)}">Try again</a></p>`

const plainPage = (address: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This page could not be opened</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0}main{max-width:26rem;margin:18vh auto 0;padding:0 1rem}h1{font-size:1.5rem;line-height:1.2}a{font-weight:700}</style>
</head>
<body><main>${words(address)}</main></body>
</html>`

const isRead = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-dest') !== 'empty' && (headers.get('accept') ?? '').includes('text/html')

/**
 * A failure in words, with the way to try again, for whoever opened a page or a frame; null where the answer may stand as it is. The
 * payment page stands in a frame: what it shows is all that a payer sees.
 */
export function troublePage(request: Request, url: URL, response: Response, brand: string): Response | null {
  const isData = response.headers.get('content-type')?.startsWith('application/json') === true
  if (response.status < 500 || !isData || !isRead(request)) return null
  // Several slashes would make it an address of another host.
  const address = url.pathname.replace(/^\/+/, '/') + url.search
  const isPayment = url.pathname.startsWith('/cashier/')
  const html = isPayment
    ? paymentPage(brand, 'Payment', 'This page could not be opened', words(address))
    : plainPage(address)
  return new Response(html, {
    status: response.status,
    headers: { ...HEADERS, 'content-security-policy': isPayment ? paymentPolicy : PLAIN },
  })
}
