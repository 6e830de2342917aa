/** Every request ends by this: no answer in 15 s is a failure that can be tried again (ms). */
export const REQUEST_TIMEOUT = 15_000
/** Uploads: 120 s without progress (ms). */
export const UPLOAD_TIMEOUT = 120_000
