import { escaped, paymentPage, paymentPolicy } from '../banking/cashier/paymentPage.ts'
import { cashierWords } from '../banking/cashier/words/words.ts'
import { pageLocaleAsked, type PageLocale } from '../pageLocale.ts'
import { troubleTexts, type TroubleTexts } from './troubleTexts.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '5',
}
const PLAIN = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'"

const words = ({ title, text, again }: TroubleTexts, address: string): string =>
  `<h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a href="${escaped(address)}">${escaped(again)}</a></p>`

const plainPage = ({ tag }: PageLocale, texts: TroubleTexts, address: string): string => `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(texts.title)}</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0}main{max-width:26rem;margin:18vh auto 0;padding:0 1rem}h1{font-size:1.5rem;line-height:1.2}a{font-weight:700}</style>
</head>
<body><main>${words(texts, address)}</main></body>
</html>`

const isRead = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-dest') !== 'empty' && (headers.get('accept') ?? '').includes('text/html')

/**
 * A failure in words, with the way to try again, for whoever opened a page or a frame; null where the answer may stand as it is. The
 * payment page stands in a frame: what it shows is all that a payer sees. It speaks the language that the request tells of: whatever
 * has failed, nothing is looked up for it.
 */
export function troublePage(request: Request, url: URL, response: Response, brand: string): Response | null {
  const isData = response.headers.get('content-type')?.startsWith('application/json') === true
  if (response.status < 500 || !isData || !isRead(request)) return null
  // Several slashes would make it an address of another host.
  const address = url.pathname.replace(/^\/+/, '/') + url.search
  const locale = pageLocaleAsked(request)
  const texts = troubleTexts[locale.language]
  const isPayment = url.pathname.startsWith('/cashier/')
  const html = isPayment
    ? paymentPage(brand, cashierWords(locale).payment, texts.title, words(texts, address), locale)
    : plainPage(locale, texts, address)
  return new Response(html, {
    status: response.status,
    headers: { ...HEADERS, 'content-security-policy': isPayment ? paymentPolicy : PLAIN },
  })
}
