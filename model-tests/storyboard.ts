import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import { type BrandId, brandIds } from '#contract/brands.ts'
import { BOARD_FOLDER, BOARD_INDEX, type BoardFlow, type Storyboard } from '#staff/paths/storyboard.ts'
import type { GeneratedPath } from './coverage.ts'
import { generatePaths } from './generate.ts'
import { begin, follow } from './graph.ts'
import { type AnyPathModel, isInstant, isShown, leafPaths, walkOf } from './paths.ts'
import { reportFolder } from './report.ts'

/** Windows that pictures are taken in: a phone and a desk, CSS px. */
export const windows = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const

/** Where pictures and index lie. */
export const boardFolder = join(reportFolder, BOARD_FOLDER)

const placeOf = (flow: string, brand: BrandId, width: number, state: string): string =>
  `${flow}/${brand}-${width}/${state.replaceAll('.', '-')}.webp`

/** Path of a picture. */
export const pictureFile = (flow: string, brand: BrandId, width: number, state: string): string =>
  join(boardFolder, placeOf(flow, brand, width, state))

/** A path as far as it shows something new, and the states that pictures are taken of on it. */
export type Scene = {
  readonly path: Pick<GeneratedPath, 'title' | 'variant' | 'events'>
  readonly states: readonly string[]
}

/** As few paths as show every state that can be seen. */
export function scenesOf(model: AnyPathModel): readonly Scene[] {
  const seen = new Set<string>()
  const scenes = scenesWhere(model, seen, (snapshot) => isShown(model, snapshot))
  // Beside a state that is not on the page, another half of the machine may be.
  return [...scenes, ...scenesWhere(model, seen, (snapshot) => !isInstant(model, snapshot))]
}

/** Scenes of the states that are not in `seen`, as shown in these snapshots. Adds them to it. */
function scenesWhere(
  model: AnyPathModel,
  seen: Set<string>,
  isFit: (snapshot: AnyMachineSnapshot) => boolean,
): readonly Scene[] {
  const shows = generatePaths(model).map((path) => ({ path, shown: shownOn(model, path, isFit) }))
  const scenes: Scene[] = []
  for (;;) {
    const fresh = shows.map(({ path, shown }) => ({ path, firsts: firstsOf(shown, seen) }))
    const best = fresh.toSorted((a, b) => b.firsts.size - a.firsts.size)[0]
    if (!best || best.firsts.size === 0) return scenes
    for (const state of best.firsts.keys()) seen.add(state)
    const { title, variant, events } = best.path
    scenes.push({
      path: { title, variant, events: events.slice(0, Math.max(...best.firsts.values())) },
      states: [...best.firsts.keys()],
    })
  }
}

/** States that are not in `seen`, each with the number of steps to where it is shown first. */
function firstsOf(shown: readonly (readonly string[])[], seen: ReadonlySet<string>): ReadonlyMap<string, number> {
  const firsts = new Map<string, number>()
  for (const [steps, states] of shown.entries())
    for (const state of states) if (!seen.has(state) && !firsts.has(state)) firsts.set(state, steps)
  return firsts
}

/** What the page shows of the flow at the opening of a path and after each step. */
function shownOn(
  model: AnyPathModel,
  { variant, events }: GeneratedPath,
  isFit: (snapshot: AnyMachineSnapshot) => boolean,
): readonly (readonly string[])[] {
  const walk = walkOf(model, variant)
  const snapshots = [begin(walk)]
  for (const event of events) snapshots.push(follow(walk, snapshots.at(-1)!, event).snapshot)
  return snapshots.map((snapshot) =>
    isFit(snapshot) ? leafPaths(snapshot.value).filter((leaf) => !model.unseen.includes(leaf)) : [],
  )
}

/** Writes the index of all pictures there are of these flows. Answers it. */
export function writeBoard(models: readonly AnyPathModel[]): Storyboard {
  const flows = models.filter((model) => existsSync(join(boardFolder, model.machine.id))).map(boardOf)
  const board: Storyboard = { form: 'storyboard', version: 1, flows }
  mkdirSync(boardFolder, { recursive: true })
  writeFileSync(join(boardFolder, BOARD_INDEX), `${JSON.stringify(board)}\n`)
  return board
}

function boardOf(model: AnyPathModel): BoardFlow {
  const flow = model.machine.id
  const canBeShown = new Set(scenesOf(model).flatMap(({ states }) => states))
  let at = 0
  const states = Object.keys(model.states).map((state) => {
    const pictures = brandIds.flatMap((brand) =>
      windows.flatMap(({ width, height }) => {
        const taken = statSync(pictureFile(flow, brand, width, state), { throwIfNoEntry: false })
        at = Math.max(at, Math.round(taken?.mtimeMs ?? 0))
        return taken ? [{ brand, width, height, file: placeOf(flow, brand, width, state) }] : []
      }),
    )
    return { state, pictures, why: pictures.length > 0 ? null : whyNone(model, state, canBeShown.has(state)) }
  })
  return { flow, at, states }
}

function whyNone(model: AnyPathModel, state: string, canBeShown: boolean): string {
  if (model.unseen.includes(state)) return 'Nothing of the flow is on the page in this state.'
  return canBeShown
    ? 'The page could not be brought to show it when the pictures were taken.'
    : 'No path comes to it where anybody could see it.'
}
