import type { AllowList } from './redact.ts'

/** What may stand in an event log as it was (SAF-12). An event that is not named here keeps its type and its shape only. */
export const allowList: AllowList = {}
