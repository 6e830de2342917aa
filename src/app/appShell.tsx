import { numberLocale, tagOf } from '#contract/locale.ts'
import { brandFacts, marketsOpenAt } from '#brands/facts.ts'
import { brandLooks } from '#brands/looks.ts'
import type { AppShellInput, DrawAppShell } from '#contract/appShell.ts'
import { parseSegment, defaultLocale } from '#contract/locale.ts'
import { marketOf } from '#contract/markets.ts'
import { ErrorScene } from '#src/views/errors/ErrorScene.tsx'
import type { Tokens } from '#src/ui/tokens.ts'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compileMessage } from './compileMessage.ts'

/** Sizes of the icons that the build makes, px. */
const ICONS = [192, 512]

const words = {
  description: msg({
    message: 'Casino games, live tables and sports, with limits you set yourself.',
    comment: 'Description of the site where a phone offers to install it',
  }),
  casino: msg`Casino`,
  live: msg`Live casino`,
  sports: msg`Sports`,
  limits: msg({ message: 'Gambling limits', comment: 'Shortcut of the installed site to the page of the limits' }),
  title: msg({ message: 'You are offline', comment: 'Heading of the page shown without a network connection' }),
  text: msg({
    message:
      'There is no connection right now. Nothing is lost: your money, your bets and open rounds are kept as they are.',
    comment: 'On the page shown without a network connection',
  }),
  waiting: msg({
    message: 'This page opens by itself as soon as the connection is back.',
    comment: 'On the page shown without a network connection',
  }),
  again: msg`Try again`,
  crash: msg`SOMETHING WENT WRONG`,
  crashText: msg`Please try again`,
  noScript: msg({
    message: 'This site needs JavaScript to show games and keep your account safe.',
    comment: 'Said where scripts are switched off in the browser',
  }),
}

/** Draws what stands outside the page: the manifest of the installed site, the offline page, and what a page shows whose code did not come. */
export const appShell: DrawAppShell = (input) => {
  const { brand, segment, messages } = input
  const locale = parseSegment(segment, marketsOpenAt(brand, { marketJp: true })) ?? defaultLocale
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileMessage)
  i18n.load(locale.language, (messages ?? {}) as Messages)
  i18n.activate(locale.language, numberLocale(locale))
  return {
    offline: `<!doctype html>${renderToStaticMarkup(<OfflinePage input={input} i18n={i18n} lang={tagOf(locale.language)} />)}`,
    crash: renderToStaticMarkup(
      <>
        <Style text={plainStyle(brandLooks[brand].tokens)} />
        <ErrorScene scene="oops" />
        <Notice title={i18n._(words.crash)} text={i18n._(words.crashText)} again={i18n._(words.again)} />
      </>,
    ),
    noScript: i18n._(words.noScript),
    manifest: manifestOf(input, i18n, marketOf(locale.market).hasSportsbook, tagOf(locale.language)),
  }
}

function manifestOf({ brand, segment }: AppShellInput, i18n: I18n, hasSports: boolean, lang: string) {
  const { name, shortName } = brandFacts[brand]
  const { color } = brandLooks[brand].tokens
  const at = (path: string) => `/${segment}${path}`
  const icon = (kind: 'icon' | 'maskable', size: number) => ({
    src: `/brands/${brand}/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: kind === 'icon' ? 'any' : 'maskable',
  })
  const shortcut = (title: string, path: string) => ({ name: title, url: at(path), icons: [icon('icon', 192)] })
  return {
    // One installed site, whichever language it was installed in.
    id: '/',
    name,
    short_name: shortName,
    description: i18n._(words.description),
    lang,
    dir: 'ltr',
    start_url: at(''),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: color.header,
    background_color: color.canvas,
    categories: ['games', 'entertainment', 'sports'],
    icons: [...ICONS.map((size) => icon('icon', size)), ...ICONS.map((size) => icon('maskable', size))],
    // No offers among them: who is on a break sees none (SAF-2).
    shortcuts: [
      shortcut(i18n._(words.casino), '/online-casino'),
      shortcut(i18n._(words.live), '/live-casino-online'),
      ...(hasSports ? [shortcut(i18n._(words.sports), '/sportsbook')] : []),
      shortcut(i18n._(words.limits), '/my-account/gambling-limits'),
    ],
  }
}

// oxlint-disable-next-line react/no-danger -- made of the brand's own colours, not of content
const Style = ({ text }: { readonly text: string }) => <style dangerouslySetInnerHTML={{ __html: text }} />

/** For a page of which nothing else has come. */
const plainStyle = ({ color, radius }: Tokens) =>
  `:root{--scene-main:${color.accent};--scene-second:${color.second};--scene-paper:${color.surface};--scene-ground:${color.raised}}body{margin:0;background:${color.canvas};color:${color.text};font:1rem/1.5 system-ui,sans-serif}#root>svg{display:block;color:${color.lineStrong};width:min(13rem,50vw);height:auto;margin:14vh auto 0}main{display:grid;gap:.75rem;justify-items:center;max-width:26rem;margin:1.5rem auto 0;padding:0 1rem;text-align:center;text-wrap:balance}h1,p{margin:0}button{font:inherit;font-weight:700;min-height:44px;padding:0 1.5rem;border:2px solid ${color.accentEdge};border-radius:${radius.control};background:${color.accent};color:${color.onAccent}}:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}`

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly again: string
  readonly children?: ReactNode
}

/** Heading, words and the way to try again; it stands without style sheet and code. */
function Notice({ title, text, again, children }: NoticeProps) {
  return (
    <main>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <button type="button">{again}</button>
    </main>
  )
}

function OfflinePage({
  input,
  i18n,
  lang,
}: {
  readonly input: AppShellInput
  readonly i18n: I18n
  readonly lang: string
}) {
  const { mark, tokens } = brandLooks[input.brand]
  const { name, scheme } = brandFacts[input.brand]
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={tokens.color.header} />
        <title>{`${i18n._(words.title)} · ${name}`}</title>
        <Style text={styleOf(tokens, scheme)} />
      </head>
      <body>
        <header>
          {/* oxlint-disable-next-line react/no-danger -- our own constant, not content */}
          <svg width="32" height="32" viewBox="0 0 48 48" aria-hidden dangerouslySetInnerHTML={{ __html: mark }} />
          <b>{name}</b>
        </header>
        <ErrorScene scene="offline" />
        <Notice title={i18n._(words.title)} text={i18n._(words.text)} again={i18n._(words.again)}>
          <p>{i18n._(words.waiting)}</p>
        </Notice>
      </body>
    </html>
  )
}

const styleOf = ({ color, radius, line, shadow }: Tokens, scheme: string) => `
:root{color-scheme:${scheme};--scene-main:${color.accent};--scene-second:${color.second};--scene-paper:${color.surface};--scene-ground:${color.raised}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto 1.4fr;justify-items:center;background:${color.canvas};color:${color.text};font:1rem/1.5 system-ui,sans-serif}
header{justify-self:stretch;display:flex;align-items:center;gap:.625rem;padding:calc(env(safe-area-inset-top) + .875rem) 1.25rem .875rem;background:${color.header};color:${color.onHeader};border-bottom:${line.thin} solid ${color.line};font-size:1.25rem}
body>svg{align-self:end;color:${color.lineStrong};width:min(15rem,60vw,34vh);height:auto;margin-top:1.5rem}
main{display:grid;gap:.75rem;justify-items:center;text-align:center;text-wrap:balance;max-width:34rem;padding:1.25rem}
h1{font-size:1.75rem;line-height:1.2}
p{color:${color.muted}}
button{font:inherit;font-weight:700;min-height:44px;min-width:min(20rem,70vw);margin-top:.75rem;padding:0 1.25rem;background:${color.accent};color:${color.onAccent};border:${line.control} solid ${color.accentEdge};border-radius:${radius.control};box-shadow:${shadow.button};cursor:pointer}
:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}
`
