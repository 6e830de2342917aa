import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx'
import * as styles from './Surface.css.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType
}

/** A raised piece of paper. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={cx(styles.card, styles.stack, className)} />
}

type Tone = keyof typeof styles.noticeTone

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly tone?: Tone
  readonly title?: ReactNode
  /** True where it comes up by itself and must be read out at once. */
  readonly alert?: boolean
}

/** A message inside the page: what happened, and what to do next. */
export function Notice({ tone = 'info', title, alert = false, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} role={alert ? 'alert' : undefined} className={cx(styles.notice, styles.noticeTone[tone], className)}>
      <span className={styles.noticeIcon[tone]}>
        {tone === 'good' ? <CheckIcon /> : tone === 'info' ? <InfoIcon /> : <AlertIcon />}
      </span>
      <div className={styles.tight}>
        {title ? <p className={styles.noticeTitle}>{title}</p> : null}
        {children}
      </div>
    </div>
  )
}

/** A word or number on something else. */
export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: keyof typeof styles.badgeTone
  readonly children: ReactNode
}) {
  return <span className={cx(styles.badge, styles.badgeTone[tone])}>{children}</span>
}

/** A grey place of the right size while something loads. */
export function Skeleton({
  width = '100%',
  height,
  ratio,
}: {
  readonly width?: string
  readonly height?: string
  readonly ratio?: string
}) {
  return (
    <span className={styles.skeleton} style={{ display: 'block', width, height, aspectRatio: ratio }} aria-hidden />
  )
}

/** How far through a row of steps the person is; `now` counts from 1, `label` says it in words. */
export function Steps({ now, of, label }: { readonly now: number; readonly of: number; readonly label: ReactNode }) {
  return (
    <div>
      <output className={styles.stepsLabel}>{label}</output>
      <div className={styles.steps} aria-hidden>
        {Array.from({ length: of }, (_, at) => (
          <span key={at} className={cx(styles.step, at < now && styles.stepDone)} />
        ))}
      </div>
    </div>
  )
}
