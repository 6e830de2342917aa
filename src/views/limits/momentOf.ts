import { formatDate, formatTime } from '#contract/locale.ts'

/** A date and a time as one text, for a sentence. */
export const momentOf = (iso: string): string => `${formatDate(iso)} ${formatTime(iso)}`
