import type { Plugin } from 'vite'
import { allMachines, flowMap } from '../../charts/allMachines.ts'
import { layOut } from '../../charts/layout.ts'
import { mapSvg } from '../../charts/mapDrawing.ts'
import { chartOf } from '../../charts/model.ts'
import { svgOf } from '../../charts/svg.ts'
import { hashOf } from '../place.ts'

const LIST = 'virtual:charts'
const DRAWING = 'virtual:charts/'

/** The drawing of the map among those of the machines. */
const MAP = 'map'

/** The text of the module `virtual:charts`: every chart and the map as data, and how their drawings are fetched. */
export function listModule(): string {
  const charts = allMachines().map(chartOf)
  const drawings = [MAP, ...charts.map(({ id }) => id)].map(
    (id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(DRAWING + id)})`,
  )
  return [
    `export const charts = ${JSON.stringify(charts)}`,
    `export const map = ${JSON.stringify(flowMap())}`,
    `export const drawings = { ${drawings.join(', ')} }\n`,
  ].join('\n')
}

async function drawingOf(id: string): Promise<string> {
  if (id === MAP) return mapSvg(flowMap(), (flow) => hashOf('charts', flow))
  const machine = allMachines().find((one) => one.id === id)
  if (!machine) throw new Error(`There is no machine "${id}" to draw`)
  return svgOf(await layOut(chartOf(machine)))
}

/** The text of the module that holds the drawing of one machine or of the map. Throws for a flow that does not exist. */
export const drawingModule = async (id: string): Promise<string> =>
  `export const svg = ${JSON.stringify(await drawingOf(id))}\n`

/**
 * Draws the charts while the staff page is built, by the code that draws docs/statecharts. In the browser it could not be
 * done as well: a smaller script has lost the names of guards, and the layout alone weighs more than all drawings together.
 */
export const chartModules = (): Plugin => ({
  name: 'chart-modules',
  resolveId: (id) => (id === LIST || id.startsWith(DRAWING) ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${LIST}`) return listModule()
    return id.startsWith(`\0${DRAWING}`) ? drawingModule(id.slice(DRAWING.length + 1)) : undefined
  },
})
