import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { resolvePath } from '#contract/locale.ts'
import type { SessionLog } from '#src/recorder/log.ts'
import { Button } from '#src/ui/Button.tsx'
import * as surface from '#src/ui/Surface.css.ts'
import { Card, Notice } from '#src/ui/Surface.tsx'
import { type FromPage, type Scenery, sizeOf, type ToPage } from '../../page/messages.ts'
import { SeenFence } from './SeenFence.tsx'
import * as styles from './replay.css.ts'
import type { WorkerLine } from './workerLine.ts'

export interface PageAsSeenProps {
  readonly line: WorkerLine
  readonly step: number
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A stranger's log, and the frame that draws it, may say anything. */
const textOf = (given: unknown, most: number): string => String(given).slice(0, most)

/** The languages that a run was read in, English apart: its texts stand in the code. */
function languagesOf({ scenes = [] }: SessionLog): readonly string[] {
  const languages = scenes.flatMap(([, , kind, data]) =>
    kind === 'place' ? [resolvePath(textOf(data.path, 2000)).locale.language] : [],
  )
  return [...new Set(languages)].filter((language) => language !== 'en')
}

/** Texts of a language as the site serves them. Those that do not come are English, as they would have been for the player. */
async function textsOf(language: string): Promise<readonly [string, string] | null> {
  const answer = await fetch(`/locales/${language}/default.json`).catch(() => null)
  return answer?.ok ? [language, await answer.text()] : null
}

type Phase =
  | { readonly is: 'reading' }
  | { readonly is: 'untold' }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'there'; readonly log: SessionLog; readonly texts: Readonly<Record<string, string>> }

async function readPage(line: WorkerLine): Promise<Phase> {
  const log = await line.ask('log', null)
  if (!log.scenes?.some(([, , kind]) => kind === 'place')) return { is: 'untold' }
  const texts = await Promise.all(languagesOf(log).map(textsOf))
  return { is: 'there', log, texts: Object.fromEntries(texts.filter((one) => one !== null)) }
}

/** The run that is chosen, with all that its page needs; asked for once, before it is drawn. */
function useRunOfPage(line: WorkerLine): Phase {
  const [phase, setPhase] = useState<Phase>({ is: 'reading' })
  useEffect(() => {
    let isCurrent = true
    const show = (next: Phase) => {
      if (isCurrent) setPhase(next)
    }
    readPage(line).then(show, (error: unknown) => show({ is: 'failed', why: wordsOf(error) }))
    return () => {
      isCurrent = false
    }
  }, [line])
  return phase
}

/** The page as the player saw it at a step, drawn again by the site’s own views in a frame that can ask nobody for anything (MOD-6). */
export function PageAsSeen({ line, step }: PageAsSeenProps) {
  const phase = useRunOfPage(line)
  return (
    <Card as="section" aria-labelledby="replay-page">
      <h3 id="replay-page">The page as the player saw it</h3>
      {phase.is === 'there' ? (
        <SeenFence fallback={notDrawn}>
          <Drawn log={phase.log} texts={phase.texts} step={step} />
        </SeenFence>
      ) : phase.is === 'reading' ? (
        <output>Reading what the page showed</output>
      ) : phase.is === 'untold' ? (
        <Notice tone="warn" title="This log does not tell what the page showed">
          <p>
            It was recorded by an older release, or its page was left before anything was seen. What the machines were
            in stands above.
          </p>
        </Notice>
      ) : (
        <NotDrawn why={phase.why} />
      )}
    </Card>
  )
}

const notDrawn = (why: string) => <NotDrawn why={why} />

const NotDrawn = ({ why }: { readonly why: string }) => (
  <Notice tone="bad" alert title="The page can not be drawn">
    <p>{why}</p>
  </Notice>
)

/** What stands above the page as it was seen, and how high that one is at least, CSS px. */
const BESIDE = 330
const LEAST = 420

interface DrawnProps {
  readonly log: SessionLog
  readonly texts: Readonly<Record<string, string>>
  readonly step: number
}

/** What stands in the frame. */
interface Shown {
  readonly step: number
  readonly at: number
  readonly scenery: Scenery
  readonly broken: string | null
}

function Drawn({ log, texts, step }: DrawnProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const [room, box] = useRoom()

  // A frame without an origin is spoken to by its window alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: ToPage) => frame.current?.contentWindow?.postMessage(message, '*')
  const hear = useEffectEvent(({ source, data }: MessageEvent<FromPage>) => {
    if (source === null || source !== frame.current?.contentWindow) return
    if (data.is === 'ready') {
      // Once: what loads there later is not what was opened.
      if (isReady) return setFailure('The frame was left for another page.')
      tell({ is: 'open', log, texts, step })
      setReady(true)
    } else if (data.is === 'shown') {
      const { path, ...size } = data.scenery
      const scenery = { path: textOf(path, 300), ...sizeOf(size) }
      const broken = data.broken === null ? null : textOf(data.broken, 500)
      setShown({ step: data.step, at: data.at, scenery, broken })
      setFailure(null)
    } else if (data.is === 'failed') setFailure(textOf(data.why, 500))
  })
  useEffect(() => {
    const listener = (event: MessageEvent<FromPage>) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  const show = useEffectEvent((to: number) => tell({ is: 'show', step: to }))
  useEffect(() => {
    if (isReady) show(step)
  }, [isReady, step])

  const { path, width, height } = shown?.scenery ?? sceneryAtFirst(log)
  // Controls and page fit one window.
  const high = Math.max(LEAST, window.innerHeight - BESIDE)
  const scale = isWhole || room === 0 ? 1 : Math.min(1, room / width, high / height)
  return (
    <>
      {failure === null ? null : <NotDrawn why={failure} />}
      {failure === null && shown?.broken != null ? (
        <Notice tone="warn" title="A part of the page can not be drawn">
          <p>
            All else stands as the player saw it. This build does not know what the log holds for that part, which
            another build may have recorded: {shown.broken}.
          </p>
        </Notice>
      ) : null}
      <div className={styles.bar}>
        <output className={surface.muted} data-drawn={shown?.step}>
          {shown === null ? 'Drawing the page' : `${path}, ${width} × ${height}`}
          {shown !== null && shown.step !== step ? ' (an earlier step: this one is still being replayed)' : ''}
          {shown !== null && shown.step === step && shown.at !== step
            ? ` (as it was at step ${shown.at}, the last that can be replayed)`
            : ''}
        </output>
        <Button size="sm" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Original size
        </Button>
      </div>
      <div ref={box} className={isWhole ? styles.seenWhole : styles.seen}>
        <div style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            className={styles.seenPage}
            title="The page as the player saw it"
            // It is read and looked at, never used: none of its links and fields is a stop on the way through this page.
            tabIndex={-1}
            src="/staff/page/"
            sandbox="allow-scripts"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
      <details className={surface.muted}>
        <summary>What is not as it was</summary>
        <ul>
          <li>
            Names, contact details, messages and whatever was typed stand as placeholders of the same length. So what
            was searched for finds no games here.
          </li>
          <li>
            Pictures of content are not fetched; their places keep their colours. Pages of others (games, sports,
            payments) are striped.
          </li>
          <li>What was typed and not yet sent, and menus that were only open on the screen, are not in a log.</li>
          <li>
            Jackpots and seats that count up by themselves are left out, as are lists of more than 1,500 entries and
            what a long log had no room for: there the page waits.
          </li>
        </ul>
      </details>
    </>
  )
}

function sceneryAtFirst({ scenes = [] }: SessionLog): Scenery {
  for (const [, , kind, data] of scenes) if (kind === 'window') return { path: '', ...sizeOf(data) }
  return { path: '', ...sizeOf(null) }
}

/** Width of an element, CSS px; 0 until it is known. */
function useRoom(): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0)
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [width, watch]
}
