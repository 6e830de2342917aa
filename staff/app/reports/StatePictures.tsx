import { picturesOf } from '../../paths/storyboard.ts'
import { hashOf } from '../place.ts'
import * as styles from '../staff.css.ts'
import { commandFor, useBoard } from './useBoard.ts'

/** The way from a state of a chart to its pictures; where it has none, why, or how to take them. */
export function StatePictures({ flow, state }: { readonly flow: string; readonly state: string }) {
  const found = useBoard()
  if (found.is === 'looking') return null
  if (found.is === 'failed') return <p>{found.why}</p>
  const pictured = found.is === 'there' ? found.board.flows.find((one) => one.flow === flow) : undefined
  if (!pictured)
    return (
      <p>
        No pictures of this flow were taken here yet: <code>{commandFor(flow)}</code>
      </p>
    )
  const states = picturesOf(pictured, state)
  const first = states.find(({ pictures }) => pictures.length > 0)
  if (!first) return <p>No picture: {states[0]?.why ?? 'the pictures are older than this state.'}</p>
  return (
    <p>
      <a className={styles.link} href={hashOf('storyboard', flow, first.state)}>
        See it as players do
      </a>
    </p>
  )
}
