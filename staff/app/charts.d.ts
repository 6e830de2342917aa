declare module 'virtual:charts' {
  /** Every machine's chart, the root first. */
  export const charts: readonly import('../charts/model.ts').Chart[]
  /** Fetches the drawing of a chart by its id. */
  export const drawings: Readonly<Record<string, () => Promise<{ readonly svg: string }>>>
}
