import { useMessage } from './useMessage.ts'

/** The words of a key of the error catalogue. */
export const Words = ({ of }: { readonly of: string }) => useMessage()(of)
