/** Short upload kinds (ID, POA, POP, SOW, OTHER). */
export type UploadKind = 'id' | 'poa' | 'pop' | 'sow' | 'other'

/** A chosen file: bytes never enter a machine, `fileKey` names them in the actor that holds them. */
export interface PickedFile {
  readonly fileKey: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mediaType: string
}

/** An upload that was begun and not finished (KYC-8). */
export interface Unfinished {
  readonly fileName: string
  readonly size: number
  readonly receivedBytes: number
  /** The file itself, while this page still has it; null when it must be chosen again. */
  readonly file: PickedFile | null
}

/** A document of the player, as the pages show it. */
export interface DocumentItem {
  readonly id: string
  /** PROOF_OF_ID, PROOF_OF_ADDRESS … */
  readonly documentType: string
  /** Null for a type of which no file is sent. */
  readonly kind: UploadKind | null
  /** UNREQUESTED, REQUESTED, UNDER_REVIEW, VERIFIED, EXPIRED. */
  readonly documentStatus: string
  readonly subType: string | null
  readonly rejectionReason: string | null
  /** Way to pay that a payment proof is for (KYC-7). */
  readonly depositMethod: string | null
  readonly unfinished: Unfinished | null
}

/** A way to pay that was used, by its name. */
export interface PaidWith {
  readonly id: string
  readonly name: string
}
