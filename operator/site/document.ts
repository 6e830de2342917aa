import { appShellAddress } from '#contract/appShell.ts'
import type { Settings } from '#contract/settings.ts'
import type { DocumentExtras } from '../operator.ts'
import type { PageFiles } from './chunks.ts'
import { escaped, type PageHead } from './head.ts'
import { LOST_CODE } from './inlineScripts.ts'
import { STARTER } from './starter.ts'

/** What travels inside one document. */
export interface DocumentParts {
  /** BCP 47 tag of the page's language. */
  readonly language: string
  /** The locale as addresses name it, and its manifest's place. */
  readonly segment: string
  /** HTML for a page whose code does not come (APP-1); null where the site is not built. */
  readonly crash: string | null
  /** What is said where scripts do not run, in the page's language; null leaves the English of the file. */
  readonly noScript: string | null
  readonly head: PageHead
  readonly settings: Settings
  /** Null when it could not be had: the page then asks for it. */
  readonly access: unknown
  readonly extras: DocumentExtras | null
  /** HTML of the first view, drawn before the page's code runs; null where there is none. */
  readonly firstPaint: string | null
  /** Text of the stylesheets that the first view needs, so that it waits for none; empty where they are linked. */
  readonly styles: ReadonlyMap<string, string>
  /** Files of this page besides what the built document names already. */
  readonly files: PageFiles
}

/** JSON that cannot end the script element it stands in. */
const inlined = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}</script>`

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g
const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(value)}"`]))
    .join('')

/** The built page with settings, access and first content inside, so that the first view asks for nothing. */
export function fillDocument(
  html: string,
  {
    language,
    segment,
    crash,
    noScript,
    head: { title, description, tags },
    settings,
    access,
    extras,
    firstPaint,
    styles,
    files,
  }: DocumentParts,
): string {
  const preloads = (extras?.preload ?? []).map(
    ({ href, imagesrcset, imagesizes, media }) =>
      `<link rel="preload" as="image" fetchpriority="high"${attributes({ href, imagesrcset, imagesizes, media })}>`,
  )
  const isNew = (address: string): boolean => !html.includes(`"${address}"`)
  const isInside = (address: string): boolean => firstPaint !== null && styles.has(address)
  const scripts = files.scripts.filter(isNew)
  const entry = [...html.matchAll(ENTRY)].flatMap(([, src]) => src ?? [])
  const head = [
    `<link rel="icon" type="image/svg+xml" href="/brands/${settings.brand}/favicon.svg">`,
    `<link rel="apple-touch-icon" href="/brands/${settings.brand}/apple-touch-icon.png">`,
    `<link rel="manifest" href="${appShellAddress(segment, 'site.webmanifest')}">`,
    ...preloads,
    ...(firstPaint === null ? [] : [...styles.values()]).map(
      (text) => `<style>${text.replaceAll('</', String.raw`<\/`)}</style>`,
    ),
    ...files.styles
      .filter((href) => isNew(href) && !isInside(href))
      .map((href) => `<link rel="stylesheet" crossorigin${attributes({ href })}>`),
    ...(firstPaint === null
      ? scripts.map((href) => `<link rel="modulepreload" crossorigin${attributes({ href })}>`)
      : []),
    ...files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin${attributes({ href })}>`),
    ...(firstPaint === null
      ? files.later.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin${attributes({ href })}>`)
      : []),
    ...(description === null ? [] : [`<meta name="description"${attributes({ content: description })}>`]),
    ...tags,
  ].join('\n')
  // Behind what is seen: it is read when the page's code runs, not before.
  const foot = [
    ...(crash === null ? [] : [`<template id="lost-code">${crash}</template>`]),
    inlined('settings', settings),
    ...(access === null ? [] : [inlined('access', access)]),
    ...(extras?.content === undefined ? [] : [inlined('first-content', extras.content)]),
    // Where the first view stands already, its pictures come before the code.
    ...(firstPaint === null
      ? []
      : [
          // Code that brings styles along finds them named and waits for nothing; for the screen they stand above.
          inlined('page-code', { entry, scripts, later: files.later, styles: [...styles.keys()] }),
          `<script>${STARTER}</script>`,
        ]),
  ].join('\n')
  // Before any style sheet: a script behind one waits for it.
  const watch = crash === null ? '' : `\n<script>${LOST_CODE}</script>`
  const heading = `<title>${escaped(title)}</title>${watch}`
  // The file's own is in English: a page of another language has its own words or none.
  const described = html.replace(/<meta\s+name="description"[^>]*>/i, '')
  const titled = /<title>[^<]*<\/title>/i.test(described)
    ? described.replace(/<title>[^<]*<\/title>/i, () => heading)
    : described.replace(/<\/head>/i, () => `${heading}\n</head>`)
  return titled
    .replace(ENTRY, (tag) => (firstPaint === null ? tag : ''))
    .replace(STYLESHEET, (link, href: string) => (isInside(href) ? '' : link))
    .replace(
      /<html([^>]*?)(?:\s+lang="[^"]*")?([^>]*)>/i,
      (_, before: string, after: string) =>
        `<html${before.replace(/\s+lang="[^"]*"/i, '')}${after} lang="${escaped(language)}">`,
    )
    .replace(/<\/head>/i, () => `${head}\n</head>`)
    .replace(/<noscript>[^<]*<\/noscript>/i, (english) =>
      noScript === null ? english : `<noscript>${escaped(noScript)}</noscript>`,
    )
    .replace(/<div id="root">/i, (root) => root + (firstPaint ?? ''))
    .replace(/<\/body>/i, () => `${foot}\n</body>`)
}
