import { createContext, useContext } from 'react'
import type { Report, ReportLine } from '#contract/eventLog.ts'

/** What reports are asked for; all of it optional. Times in ms since 1970 by the operator's clock. */
export interface ReportQuery {
  /** As `readCode` writes it. */
  readonly code?: string
  readonly playerId?: number
  readonly from?: number
  readonly to?: number
  /** Only what was sent before: the way to the next ones of a long list. */
  readonly before?: number
}

/** Why the operator gave nothing, for whoever looks at the staff page. */
export class StaffApiError extends Error {
  override readonly name = 'StaffApiError'
  /** `gone`: it is kept no longer, or never was; `signedOut`: whoever asks has to sign in again. */
  readonly kind: 'gone' | 'signedOut' | 'late' | 'failed'
  constructor(kind: StaffApiError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** What the staff page asks of the operator. Both reject with a `StaffApiError`; any other error counts as `failed`. */
export interface StaffApi {
  /** Newest first. */
  listReports(query: ReportQuery): Promise<{ readonly reports: readonly ReportLine[]; readonly hasMore: boolean }>
  readReport(code: string): Promise<Report>
}

const StaffApiContext = createContext<StaffApi | null>(null)

/** Gives the operator to the staff page. */
export const StaffApiProvider = StaffApiContext.Provider

/** The operator, as who is signed in may ask it; null: nobody is signed in. */
export const useStaffApi = (): StaffApi | null => useContext(StaffApiContext)
