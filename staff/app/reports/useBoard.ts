import { useEffect, useState } from 'react'
import { BOARD_FOLDER, BOARD_INDEX, readStoryboard, type Storyboard } from '../../paths/storyboard.ts'
import { REPORT_FOLDER } from './reportFolder.ts'

/** The pictures of this checkout, as far as it is known whether there are any. */
export type Board =
  | { readonly is: 'looking' }
  | { readonly is: 'none' }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'there'; readonly board: Storyboard }

const FOLDER = `${REPORT_FOLDER}/${BOARD_FOLDER}`

/** Address of a picture that the index names. */
export const addressOf = (file: string): string => `${FOLDER}/${file}`

/** The command that takes the pictures, of one flow or of all. */
export const commandFor = (flow?: string): string => `npm run test:model -- ${flow ? `${flow} ` : ''}--storyboard`

async function look(): Promise<Board> {
  const answer = await fetch(`${FOLDER}/${BOARD_INDEX}`, { cache: 'no-store' })
  // None were taken (204), or the operator shows no such thing.
  if (answer.status !== 200) return { is: 'none' }
  return { is: 'there', board: readStoryboard(await answer.text()) }
}

/** Looks for the storyboard once, as the part of the page that wants it comes up. */
export function useBoard(): Board {
  const [board, setBoard] = useState<Board>({ is: 'looking' })
  useEffect(() => {
    let isHere = true
    const show = async () => {
      const next = await look().catch((error: unknown): Board => {
        return { is: 'failed', why: error instanceof Error ? error.message : String(error) }
      })
      if (isHere) setBoard(next)
    }
    void show()
    return () => {
      isHere = false
    }
  }, [])
  return board
}
