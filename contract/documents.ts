import * as v from 'valibot'
import { httpUrl, id } from './common.ts'
import { documentUpload } from './constants.ts'
import { endpoint, nothing } from './endpoint.ts'

export const documentTypes = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'EDD_QUESTIONNAIRE',
  'OTHER',
] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentStatuses = ['UNREQUESTED', 'REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** Short kinds of uploads. */
export const uploadKinds = ['ID', 'POA', 'POP', 'SOW', 'OTHER'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** Document group and short kind of each type. */
export const documentGroups = {
  PROOF_OF_ID: { field: 'idDocument', kind: 'ID' },
  PROOF_OF_ADDRESS: { field: 'addressDocument', kind: 'POA' },
  PROOF_OF_PAYMENT: { field: 'paymentDocument', kind: 'POP' },
  SOURCE_OF_WEALTH: { field: 'sowDocument', kind: 'SOW' },
  EDD_QUESTIONNAIRE: { field: 'eddQuestionnaire', kind: null },
  OTHER: { field: 'otherDocument', kind: 'OTHER' },
} as const satisfies Record<DocumentType, { field: string; kind: UploadKind | null }>

/** Sources of wealth and their codes; two of them share BS, as in the trade's data (KYC-1). */
export const sourceOfWealthCodes = {
  bankStatement: 'BS',
  creditCardStatement: 'CCS',
  utilityBill: 'UB',
  employment: 'PS',
  saleOfProperty: 'SP',
  savings: 'BS',
  saleOfSecurities: 'SC',
  inheritance: 'WI',
  winnings: 'WN',
  other: 'OT',
} as const

/** Kinds of proof of address and their codes (KYC-2); the sources give none, so those of the same papers above are used. */
export const proofOfAddressCodes = {
  utilityBill: 'UB',
  bankStatement: 'BS',
  creditCardStatement: 'CCS',
  officialLetter: 'OL',
} as const

/** One document; `rejectionReason` is any text, so that a new reason never makes the list unreadable. */
export const documentSchema = v.object({
  id,
  documentTypeName: v.picklist(documentTypes),
  documentStatus: v.picklist(documentStatuses),
  subType: v.nullable(v.string()),
  rejectionReason: v.optional(v.nullable(v.string())),
  /** Deposit method that a payment proof is for (KYC-7). */
  depositMethodId: v.optional(v.nullable(v.string())),
  /** Bytes that have arrived of an upload under way (KYC-8); null or absent for every other document. */
  receivedBytes: v.optional(v.nullable(v.number())),
  /** The file of an upload under way, so that the player can be told which one to choose again. */
  fileName: v.optional(v.nullable(v.string())),
  size: v.optional(v.nullable(v.number())),
  updatedAt: v.nullable(v.string()),
})
export type PlayerDocument = v.InferOutput<typeof documentSchema>

/** Whether a player has to prove anything (KYC-5): not with NOT_REQUIRED, nor unverified while nothing was ever asked for. */
export const needsVerification = (
  kycStatus: string,
  documents: readonly { readonly documentStatus: string }[],
): boolean =>
  kycStatus !== 'NOT_REQUIRED' &&
  !(kycStatus === 'NOT_VERIFIED' && documents.every(({ documentStatus }) => documentStatus === 'UNREQUESTED'))

/** Questionnaire of enhanced due diligence (EDD-2). */
export const eddAnswerSchema = v.object({
  occupation: v.pipe(v.string('error.edd.occupation'), v.minLength(1, 'error.edd.occupation'), v.maxLength(200)),
  salaryRangeId: v.pipe(v.number('error.edd.salary'), v.integer(), v.minValue(1, 'error.edd.salary')),
  sourceOfFunds: v.pipe(v.string('error.edd.source'), v.minLength(1, 'error.edd.source'), v.maxLength(200)),
  placeOfBirth: v.pipe(v.string(), v.maxLength(100)),
  nationality: v.pipe(v.string(), v.maxLength(100)),
})

export const documentsCalls = {
  documents: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/documents',
    auth: 'player',
    response: v.array(documentSchema),
    errors: [],
    doc: 'The player’s documents and what is asked for.',
    source: 'C7 KYC-1',
  }),
  documentUploadRequest: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/documents',
    auth: 'player',
    body: v.object({
      documentType: v.picklist(documentTypes),
      subType: v.optional(v.pipe(v.string(), v.maxLength(40))),
      depositMethodId: v.optional(id),
      fileName: v.pipe(v.string(), v.maxLength(200)),
      /** SHA-256 of the file, hex. The same file asked for again goes on where it stopped, after a reload too (KYC-8). */
      fingerprint: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
      contentType: v.picklist(documentUpload.types, 'error.document.type'),
      size: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(documentUpload.minBytes, 'error.document.size'),
        v.maxValue(documentUpload.maxBytes, 'error.document.size'),
      ),
    }),
    response: v.object({ documentId: id, uploadUrl: v.string(), receivedBytes: v.optional(v.number(), 0) }),
    status: 201,
    errors: ['error.document.type', 'error.document.size', 'error.document.many'],
    doc: 'Opens an upload, or finds the one that was begun of the same file; its bytes go to uploadUrl by PUT, from receivedBytes on.',
    source: 'C7 KYC-2',
  }),
  documentContent: endpoint({
    method: 'PUT',
    version: 'v1',
    path: '/player/documents/{documentId}/content',
    auth: 'player',
    params: v.object({ documentId: id }),
    headers: v.object({ 'content-type': v.string(), 'content-range': v.optional(v.string()) }),
    rawBody: true,
    response: documentSchema,
    errors: [
      'error.document.content',
      'error.document.locked',
      'error.document.pixels',
      'error.document.size',
      'error.document.range',
      'error.document.cancelled',
      'error.unavailable',
      'error.not_found',
    ],
    doc: 'Takes the whole file, or with Content-Range its next piece; a piece that is there already is answered again. The last one has the file checked, and sends it. `bytes */size` with no bytes asks for that alone.',
    source: 'KYC-2 KYC-8',
  }),
  documentStatus: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/documents/{documentId}',
    auth: 'player',
    params: v.object({ documentId: id }),
    response: documentSchema,
    errors: ['error.not_found'],
    doc: 'One document, with the bytes received so far.',
    source: 'KYC-8',
  }),
  documentCancel: endpoint({
    method: 'DELETE',
    version: 'v1',
    path: '/player/documents/{documentId}',
    auth: 'player',
    params: v.object({ documentId: id }),
    response: nothing,
    status: 204,
    errors: ['error.not_found', 'error.document.sent'],
    doc: 'Gives up an upload that was begun: its bytes are gone. One that was sent stays.',
    source: 'KYC-2',
  }),
  documentsVerification: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/documents/verification',
    auth: 'player',
    response: v.object({
      kycStatus: v.string(),
      requested: v.array(v.picklist(documentTypes)),
      daysLeftToVerifyDocuments: v.nullable(v.number()),
      /** Withdrawing or failing would forfeit a bonus. */
      withdrawalForfeit: v.boolean(),
    }),
    errors: [],
    doc: 'What verification asks for now and how long there is.',
    source: 'C7 KYC-4 KYC-5',
  }),
  jumioInitiate: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/jumio/documents/initiate',
    auth: 'player',
    body: v.object({
      documentType: v.picklist(documentTypes),
      subType: v.optional(v.pipe(v.string(), v.maxLength(40))),
      locale: v.pipe(v.string(), v.maxLength(35)),
      successUrl: httpUrl,
      errorUrl: httpUrl,
    }),
    response: v.object({ redirectUrl: httpUrl }),
    errors: ['error.document.many', 'error.unavailable'],
    doc: 'Starts the hosted identity check.',
    source: 'C7 KYC-3',
  }),
  questionnaireAnswer: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/questionnaire/answer',
    auth: 'player',
    response: v.nullable(eddAnswerSchema),
    errors: [],
    doc: 'The answers given before; null when there are none.',
    source: 'C7 EDD-2',
  }),
  questionnaireAnswerSend: endpoint({
    method: 'POST',
    version: 'v1',
    path: '/player/questionnaire/answer',
    auth: 'player',
    body: eddAnswerSchema,
    response: eddAnswerSchema,
    errors: ['error.validation', 'error.edd.not_asked'],
    doc: 'Sends the questionnaire.',
    source: 'C7 EDD-2',
  }),
  salaryRange: endpoint({
    method: 'GET',
    version: 'v1',
    path: '/player/salary-range',
    auth: 'player',
    response: v.array(v.object({ id: v.number(), label: v.string() })),
    errors: [],
    doc: 'Ranges of yearly income in the player’s currency.',
    source: 'C7 EDD-2',
  }),
}
