import type { Page } from '@playwright/test'

/** What of a page is looked at, as a person and a search engine meet it. */
export interface ReadPage {
  /** Visible texts and what assistive technology reads instead, each once. */
  readonly texts: readonly string[]
  readonly title: string
  readonly canonical: string | null
  readonly robots: string | null
  /** Paths of this site that it links to, with their queries. */
  readonly links: readonly string[]
}

/** Reads the page that is open. What is marked as another language's is that language's to be. */
export const readPage = (page: Page): Promise<ReadPage> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const root = document.documentElement
    const isOfAnother = (element: Element) => element.closest('[lang]') !== root
    const add = (text: string | null) => {
      const found = (text ?? '').replaceAll(/\s+/g, ' ').trim()
      if (/\p{L}{2}/u.test(found)) texts.add(found)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest('script, style, noscript, [hidden]') !== null || isOfAnother(around)) continue
      if (around.checkVisibility()) add(node.textContent)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      if (!isOfAnother(element))
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) add(element.getAttribute(name))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href, location.href))
      .filter(({ origin }) => origin === location.origin)
    return {
      texts: [...texts],
      title: document.title,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
      links: [...new Set(links.map(({ pathname, search }) => pathname + search))],
    }
  })
