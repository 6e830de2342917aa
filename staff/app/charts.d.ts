declare module 'virtual:charts' {
  /** Every machine's chart, the root first. */
  export const charts: readonly import('../charts/model.ts').Chart[]
  /** How all of them hang together. */
  export const map: import('../charts/map.ts').FlowMap
  /** Fetches the drawing of a chart by its id, and that of the map as `map`. */
  export const drawings: Readonly<Record<string, () => Promise<{ readonly svg: string }>>>
}
