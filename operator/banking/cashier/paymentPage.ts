import type { PageLocale } from '../../pageLocale.ts'
import { cashierWords } from './words/words.ts'

/** Text as it may stand in a document. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Only this site may frame a payment page, and nothing but its own files runs in it. */
export const paymentPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'"

/**
 * The document of a provider's page: the card's and the bank's look alike. `label` names what it is for; what its script may
 * have to say stands in the body, in the page's language.
 */
export const paymentPage = (
  brand: string,
  label: string,
  title: string,
  body: string,
  locale: PageLocale,
): string => `<!doctype html>
<html lang="${locale.tag}" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/cashier/cashier.css">
<script type="module" src="/cashier/cashier.js"></script>
</head>
<body data-lost="${escaped(cashierWords(locale).lost)}"><main aria-label="${escaped(label)}">${body}</main></body>
</html>`
