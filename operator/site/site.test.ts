import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOperatorSettings, settingsFor } from '../settings.ts'
import { readStartSettings } from '../startSettings.ts'
import { pageChunks } from './chunks.ts'
import { contentSecurityPolicy } from './csp.ts'
import { fillDocument } from './document.ts'
import { acceptedEncoding, staticFiles } from './files.ts'
import type { PageHead } from './head.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'assets', 'site-abc.js'), 'console.log("a long enough text")\n'.repeat(50))
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(
    join(folder, '.vite', 'manifest.json'),
    JSON.stringify({
      'brands/halcyon/brand.tsx': {
        file: 'assets/brand.js',
        imports: ['_shared.js'],
        css: ['assets/brand.css'],
        assets: ['assets/font-latin-wght.woff2', 'assets/font-latin-ext-wght.woff2'],
      },
      '_session-1.js': { file: 'assets/session-1.js', imports: ['_shared.js'], css: ['assets/session.css'] },
      '_shared.js': { file: 'assets/shared.js' },
      'src/routes/$locale/route.tsx?tsr-split=component': { file: 'assets/layout.js' },
      'src/routes/$locale/index.tsx?tsr-split=component': { file: 'assets/home.js', css: ['assets/home.css'] },
      'src/routes/$locale/$page.tsx?tsr-split=component': { file: 'assets/page.js' },
      'src/routes/$locale/deposit.tsx?tsr-split=component': { file: 'assets/deposit.js' },
      'src/routes/$locale/online-casino/{-$id}.tsx?tsr-split=component': {
        file: 'assets/lobby.js',
        imports: ['_session-1.js'],
        css: ['assets/lobby.css'],
      },
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = readOperatorSettings(readStartSettings({})).site
const PAGE =
  '<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="old" /></head><body><noscript>Off</noscript></body></html>'

const halcyon: PageHead = { title: 'Halcyon', description: null, tags: [] }
const filled = (extras: Parameters<typeof fillDocument>[1]['extras'], head = halcyon) =>
  fillDocument(PAGE, {
    language: 'fi',
    segment: 'fi-FI',
    noScript: 'Ei toimi <ilman>',
    crash: '<main></main>',
    head,
    settings,
    access: { restricted: false },
    extras,
    firstPaint: null,
    styles: new Map(),
    files: { scripts: ['/a.js'], styles: [], later: ['/session.js'], fonts: ['/font.woff2'] },
  })

describe('the document', () => {
  test('bears language, settings, access and first content, so that the first view asks for nothing', () => {
    const html = filled(
      {
        content: { home: { params: {}, result: 1 } },
        preload: [{ href: '/hero.webp', media: '(min-width: 768px)' }],
      },
      { title: 'Etusivu & muuta', description: 'Tervetuloa', tags: ['<link rel="canonical" href="/fi-UN">'] },
    )
    expect(html).toContain('<link rel="canonical" href="/fi-UN">\n</head>')
    expect(html).toContain('<html lang="fi">')
    expect(html).toContain('<noscript>Ei toimi &lt;ilman&gt;</noscript>')
    expect(html).toContain('<title>Etusivu &amp; muuta</title>')
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain(
      '<link rel="preload" as="image" fetchpriority="high" href="/hero.webp" media="(min-width: 768px)">',
    )
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/a.js">')
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/session.js">')
    expect(html).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/font.woff2">')
    const inlined = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null')
    expect(inlined('settings')).toEqual(settings)
    expect([inlined('access'), inlined('first-content')]).toEqual([
      { restricted: false },
      { home: { params: {}, result: 1 } },
    ])
  })

  test('with a first view inside, its styles stand beside it and code comes after pictures', () => {
    const built = PAGE.replace(
      '</head><body>',
      '<script type="module" crossorigin src="/first.js"></script>' +
        '<link rel="stylesheet" crossorigin href="/first.css"></head><body><div id="root"></div>',
    )
    const html = fillDocument(built, {
      language: 'en',
      segment: 'en-UN',
      crash: null,
      noScript: null,
      head: halcyon,
      settings,
      access: null,
      extras: null,
      firstPaint: '<h1>Play</h1>',
      styles: new Map([['/first.css', 'h1{color:red}']]),
      files: { scripts: ['/page.js'], styles: ['/first.css'], later: [], fonts: [] },
    })
    expect(html).toContain('<style>h1{color:red}</style>')
    expect(html).toContain('<div id="root"><h1>Play</h1></div>')
    expect(html).not.toContain('<script type="module"')
    expect(html).toContain('{"entry":["/first.js"],"scripts":["/page.js"],"later":[],"styles":["/first.css"]}')
    // Nothing on the screen waits for a stylesheet.
    expect(html).not.toContain('<link rel="stylesheet"')
    expect(html.indexOf('id="settings"')).toBeGreaterThan(html.indexOf('<h1>'))
  })

  test('SAF-12 content that looks like markup cannot leave its script element', () => {
    const html = filled(
      { content: { home: { params: {}, result: '</script><script>alert(1)</script>' } } },
      { ...halcyon, title: '<b>$&' },
    )
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<title>&lt;b&gt;$&amp;</title>')
  })
})

test('the files of a page load side by side with the entry: its brand, its layout and itself', () => {
  const files = pageChunks(folder)!
  expect(files('/', 'halcyon', 'en')).toEqual({
    scripts: ['/assets/shared.js', '/assets/brand.js', '/assets/layout.js', '/assets/home.js'],
    styles: ['/assets/brand.css', '/assets/home.css'],
    later: ['/assets/session-1.js'],
    fonts: ['/assets/font-latin-wght.woff2'],
  })
  expect(files('/', 'halcyon', 'pl').fonts).toHaveLength(2)
  expect(files('/deposit', 'halcyon', 'en').scripts).toContain('/assets/deposit.js')
  expect(files('/terms', 'halcyon', 'en').scripts).toContain('/assets/page.js')
  expect(files('/online-casino/slots', 'halcyon', 'en').scripts).toContain('/assets/lobby.js')
  // What is imported comes first, so that a page's own styles win; the machines never stand before what is seen first.
  const lobby = files('/online-casino', 'halcyon', 'en')
  expect(lobby.styles).toEqual(['/assets/brand.css', '/assets/session.css', '/assets/lobby.css'])
  expect(lobby.scripts).not.toContain('/assets/session-1.js')
  expect(lobby.later).toEqual(['/assets/session-1.js'])
})

const get = (path: string, headers: Record<string, string> = {}) =>
  staticFiles(folder).answer(new Request(`http://site${path}`, { headers }), path)

describe('static files', () => {
  test('a file with a hash never changes and comes compressed as the caller takes it', async () => {
    const answer = await get('/assets/site-abc.js', { 'accept-encoding': 'gzip, br;q=0.9' })
    expect(answer?.headers.get('cache-control')).toContain('immutable')
    expect(answer?.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await answer!.arrayBuffer())).toString()).toContain('long enough')
    const plain = await get('/assets/site-abc.js')
    expect(plain?.headers.get('content-encoding')).toBeNull()
    const again = await get('/robots.txt', { 'if-none-match': (await get('/robots.txt'))!.headers.get('etag')! })
    expect(again?.status).toBe(304)
  })

  test('nothing outside the folder, and nothing that is not there, is answered', async () => {
    for (const path of [
      '/../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets',
      '/no.js',
      '/%',
      '/assets/site-abc.js.br',
    ])
      expect(await get(path)).toBeNull()
    expect([acceptedEncoding('gzip'), acceptedEncoding('br;q=0'), acceptedEncoding(null)]).toEqual(['gzip', null, null])
  })
})

test('LOC-14 a host name can have its own brand, with that brand’s content', () => {
  const both = { ...settings, hostsToBrands: { 'marigold.example': 'marigold' as const } }
  expect(settingsFor(both, 'marigold.example')).toMatchObject({ brand: 'marigold', content: { dataset: 'marigold' } })
  expect(settingsFor(both, 'localhost')).toMatchObject({ brand: 'halcyon', content: { dataset: 'halcyon' } })
})

test('a page may frame the two game origins and the sportsbook, and nothing else of others', () => {
  const policy = contentSecurityPolicy(
    {
      ...settings,
      gameOrigins: ['https://g1.example', 'https://g2.example'],
      sportsbookHost: 'https://sb.example/v1',
      chatSnippetUrl: null,
    },
    'site.example',
  )
  expect(policy).toContain("frame-src 'self' https://g1.example https://g2.example https://sb.example;")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  expect(policy).toContain("frame-ancestors 'self'")
})

test('MOD-5 a page may send event logs to the host that the settings name', () => {
  const policy = contentSecurityPolicy({ ...settings, eventLogUrl: 'https://logs.example/v1' }, 'site.example')
  expect(policy).toMatch(/connect-src [^;]*https:\/\/logs\.example/)
})

test('DEP-4 a page may frame the payment pages and bank checks that the settings name, and ask the host that a payment is begun at', () => {
  const policy = contentSecurityPolicy(
    {
      ...settings,
      paymentAuthoriseUrl: 'https://begin.example/v1',
      paymentPageOrigins: ['https://Pay.example:443', 'https://*.bank.example'],
    },
    'site.example',
  )
  expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/pay\.example https:\/\/\*\.bank\.example;/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/begin\.example/)
})
