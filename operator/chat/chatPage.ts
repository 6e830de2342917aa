import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_COLOURS } from '../brandColours.ts'
import type { Operator } from '../operator.ts'
import { brandAt } from '../player/placement.ts'
import { siteAround } from '../settings.ts'
import { brandFont } from '../wire/brandFonts.ts'
import { chatLanguageOf, chatTag, chatWords } from './words.ts'

const PAGE = join(import.meta.dirname, 'page')
const FILES: Readonly<Record<string, string>> = {
  '/snippet.js': 'text/javascript',
  '/line.js': 'text/javascript',
  '/view.js': 'text/javascript',
  '/widget.js': 'text/javascript',
  '/widget.css': 'text/css',
}

/** A file of the snippet, the page or the brands; null where the path names none. */
export async function chatFile(pathname: string): Promise<Response | null> {
  const type = FILES[pathname]
  if (!type) return brandFont(pathname)
  const text = await readFile(join(PAGE, pathname.slice(1)), 'utf8')
  return new Response(type === 'text/css' ? `${PAGE_COLOURS}\n${text}` : text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The page in the frame, in the language and the brand that its address asks for. */
export async function chatPage(operator: Operator, url: URL): Promise<Response> {
  const site = siteAround(operator.settings, operator.origins.site, url.hostname, 'chat')
  const html = await readFile(join(PAGE, 'widget.html'), 'utf8')
  const language = chatLanguageOf(url.searchParams.get('lang') ?? 'en')
  const told: Readonly<Record<string, string>> = {
    site,
    brand: brandAt(operator, url.origin),
    lang: chatTag[language],
    title: chatWords[language].title,
    words: JSON.stringify(chatWords[language]).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  }
  return new Response(
    html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => told[name] ?? ''),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        // One site alone may show the chat, and what is written in it reaches nobody else (SAF-11).
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${site}`,
      },
    },
  )
}
