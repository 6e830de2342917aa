import type { SystemId } from './flowIds.ts'

/** Where a state that the sources name has gone. */
export type Place =
  | { readonly name: string; readonly flow: SystemId; readonly state: string; readonly reason?: string }
  | { readonly name: string; readonly flow: SystemId; readonly tag: string; readonly reason: string }
  /** No state of ours: data that the site only reads, or an event. The reason says where it is. */
  | { readonly name: string; readonly reason: string }

/** Every state and status that the sources name, by their own groups (MOD-8). Its test holds it against the machines. */
export const stateTable: Readonly<Record<string, readonly Place[]>> = {
  'Document verification status': [
    {
      name: 'UNREQUESTED',
      reason:
        'Status of each document on the server, many at once: data in documentUpload (documents[].documentStatus); the site never moves it.',
    },
    {
      name: 'REQUESTED',
      reason:
        'Status of each document on the server, many at once: data in documentUpload (documents[].documentStatus); the site never moves it.',
    },
    {
      name: 'UNDER_REVIEW',
      reason:
        'Status of each document on the server, many at once: data in documentUpload (documents[].documentStatus); the site never moves it.',
    },
    {
      name: 'VERIFIED',
      reason:
        'Status of each document on the server, many at once: data in documentUpload (documents[].documentStatus); the site never moves it.',
    },
    {
      name: 'EXPIRED',
      reason:
        'Status of each document on the server, many at once: data in documentUpload (documents[].documentStatus); the site never moves it.',
    },
    {
      name: 'no status',
      reason:
        'Status of each document on the server, many at once: data in documentUpload (documents[].documentStatus); the site never moves it.',
    },
  ],
  'Upload flow': [
    {
      name: 'PENDING',
      flow: 'documentUpload',
      tag: 'status:PENDING',
      reason: 'The state pending, with the sources’ literal for data-status.',
    },
    { name: 'LOADING', flow: 'documentUpload', tag: 'status:LOADING', reason: 'The state loading.' },
    {
      name: 'PRE_UPLOAD_ID',
      flow: 'documentUpload',
      tag: 'status:PRE_UPLOAD_ID',
      reason: 'The state id.preUpload: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_ID',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_ID',
      reason: 'The state id.uploading: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_ID_SUCCESS',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_ID_SUCCESS',
      reason: 'The state id.success: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_ID_ERROR',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_ID_ERROR',
      reason: 'The state id.error: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'PRE_UPLOAD_POA',
      flow: 'documentUpload',
      tag: 'status:PRE_UPLOAD_POA',
      reason: 'The state poa.preUpload: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_POA',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_POA',
      reason: 'The state poa.uploading: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_POA_SUCCESS',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_POA_SUCCESS',
      reason: 'The state poa.success: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_POA_ERROR',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_POA_ERROR',
      reason: 'The state poa.error: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'PRE_UPLOAD_POP',
      flow: 'documentUpload',
      tag: 'status:PRE_UPLOAD_POP',
      reason: 'The state pop.preUpload: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_POP',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_POP',
      reason: 'The state pop.uploading: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_POP_SUCCESS',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_POP_SUCCESS',
      reason: 'The state pop.success: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_POP_ERROR',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_POP_ERROR',
      reason: 'The state pop.error: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'PRE_UPLOAD_SOW',
      flow: 'documentUpload',
      tag: 'status:PRE_UPLOAD_SOW',
      reason: 'The state sow.preUpload: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_SOW',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_SOW',
      reason: 'The state sow.uploading: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_SOW_SUCCESS',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_SOW_SUCCESS',
      reason: 'The state sow.success: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_SOW_ERROR',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_SOW_ERROR',
      reason: 'The state sow.error: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'PRE_UPLOAD_OTHER',
      flow: 'documentUpload',
      tag: 'status:PRE_UPLOAD_OTHER',
      reason: 'The state other.preUpload: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_OTHER',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_OTHER',
      reason: 'The state other.uploading: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_OTHER_SUCCESS',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_OTHER_SUCCESS',
      reason: 'The state other.success: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'UPLOAD_OTHER_ERROR',
      flow: 'documentUpload',
      tag: 'status:UPLOAD_OTHER_ERROR',
      reason: 'The state other.error: one compound state for each kind, the literal as tag.',
    },
    {
      name: 'SELECT_POA_DOCUMENT_TYPE',
      flow: 'documentUpload',
      tag: 'status:SELECT_POA_DOCUMENT_TYPE',
      reason: 'The state poa.selecting.',
    },
    {
      name: 'SELECT_SOW_DOCUMENT_TYPE',
      flow: 'documentUpload',
      tag: 'status:SELECT_SOW_DOCUMENT_TYPE',
      reason: 'The state sow.selecting.',
    },
    { name: 'ERROR', flow: 'documentUpload', tag: 'status:ERROR', reason: 'The state failed.' },
    {
      name: 'SUCCESS',
      flow: 'documentUpload',
      tag: 'status:SUCCESS',
      reason: 'The state uploaded: success and uploaded are one moment, both literals stand on it.',
    },
    { name: 'UPLOADED', flow: 'documentUpload', tag: 'status:UPLOADED', reason: 'The state uploaded.' },
  ],
  'Verification flow': [
    {
      name: 'start',
      flow: 'verification',
      state: 'open.loading',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'status update',
      flow: 'verification',
      state: 'open.loading',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'document type selection',
      flow: 'verification',
      state: 'open.selected',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'back to start',
      flow: 'verification',
      state: 'open.notify',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'clear',
      flow: 'verification',
      state: 'inactive',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'modal show (notify)',
      flow: 'verification',
      state: 'open.notify',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'modal uploaded',
      flow: 'verification',
      state: 'open.uploaded',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'modal close',
      flow: 'verification',
      state: 'inactive',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'verify later',
      flow: 'verification',
      state: 'inactive',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'terminate (inactive)',
      flow: 'verification',
      state: 'inactive',
      reason: 'An action of the sources: the state it leads to.',
    },
    {
      name: 'withdrawal-forfeit open',
      flow: 'withdrawal',
      state: 'request.allowed.forfeitWarning',
      reason: 'Belongs to the withdrawal: it is asked there before the request.',
    },
    {
      name: 'withdrawal-forfeit close',
      flow: 'withdrawal',
      state: 'request.allowed.choosing',
      reason: 'Belongs to the withdrawal.',
    },
  ],
  'Player KYC levels': [
    {
      name: 'NOT_VERIFIED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'DATA_VERIFIED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'PENDING',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'FULLY VERIFIED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'ENHANCED KYC',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'EDD_PENDING',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'EDD_UNDER_REVIEW',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'ENHANCED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'RESTRICTED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'SUSPENDED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'PENDING_EXPIRED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
    {
      name: 'NOT_REQUIRED',
      reason:
        'Level of the player on the server: data in the profile (kycStatus); guards read it, the site never moves it.',
    },
  ],
  'Player account states': [
    {
      name: 'ACCOUNT_UNVERIFIED',
      reason:
        'State of the account on the server: data in the profile (accountStatus), turned into play blocks by the session.',
    },
    {
      name: 'PRE_REGISTERED',
      reason:
        'State of the account on the server: data in the profile (accountStatus), turned into play blocks by the session.',
    },
    {
      name: 'REGISTERED',
      reason:
        'State of the account on the server: data in the profile (accountStatus), turned into play blocks by the session.',
    },
    {
      name: 'RESTRICTED',
      reason:
        'State of the account on the server: data in the profile (accountStatus), turned into play blocks by the session.',
    },
    {
      name: 'PAYOUT',
      reason:
        'State of the account on the server: data in the profile (accountStatus), turned into play blocks by the session.',
    },
    { name: 'CLOSED', flow: 'login', tag: 'status:CLOSED', reason: 'Met at sign-in: the state open.refused.closed.' },
    {
      name: 'BLACKLISTED',
      flow: 'login',
      tag: 'status:BLACKLISTED',
      reason: 'Met at sign-in: the state open.refused.blacklisted.',
    },
    {
      name: 'TIMEOUT',
      flow: 'login',
      tag: 'status:TIMEOUT',
      reason: 'Met at sign-in: open.refused.timeout and open.refused.cooling; begun in exclusion.',
    },
    {
      name: 'SELF_EXCLUDED',
      flow: 'login',
      tag: 'status:SELF_EXCLUDED',
      reason: 'Met at sign-in: open.refused.excluded and excludedIndefinitely; begun in exclusion.',
    },
  ],
  'Deposit permission': [
    {
      name: 'INACTIVE',
      flow: 'deposit',
      tag: 'status:INACTIVE',
      reason: 'The state inactive, with the literal as tag.',
    },
    { name: 'LOADING', flow: 'deposit', tag: 'status:LOADING', reason: 'The state checking, with the literal as tag.' },
    {
      name: 'VERIFYDOCUMENT_STRICT',
      flow: 'deposit',
      tag: 'status:VERIFYDOCUMENT_STRICT',
      reason: 'The state documentsStrict, with the literal as tag.',
    },
    {
      name: 'VERIFYDOCUMENT_LOYAL',
      flow: 'deposit',
      tag: 'status:VERIFYDOCUMENT_LOYAL',
      reason: 'The state documentsLoyal, with the literal as tag.',
    },
    {
      name: 'VERIFYDOCUMENT_REQUIRED',
      flow: 'deposit',
      tag: 'status:VERIFYDOCUMENT_REQUIRED',
      reason: 'The state documentsRequired, with the literal as tag.',
    },
    {
      name: 'VERIFYDOCUMENT_UNDER_REVIEW',
      flow: 'deposit',
      tag: 'status:VERIFYDOCUMENT_UNDER_REVIEW',
      reason: 'The state documentsUnderReview, with the literal as tag.',
    },
    {
      name: 'SUSPENDED',
      flow: 'deposit',
      tag: 'status:SUSPENDED',
      reason: 'The state suspended, with the literal as tag.',
    },
    { name: 'ERROR', flow: 'deposit', tag: 'status:ERROR', reason: 'The state error, with the literal as tag.' },
    { name: 'ALLOWED', flow: 'deposit', tag: 'status:ALLOWED', reason: 'The state allowed, with the literal as tag.' },
    {
      name: 'SELF_LIMIT_REACHED',
      flow: 'deposit',
      tag: 'status:SELF_LIMIT_REACHED',
      reason: 'The state selfLimitReached, with the literal as tag.',
    },
    {
      name: 'WITHDRAWAL_LIMIT_REACHED',
      flow: 'deposit',
      tag: 'status:WITHDRAWAL_LIMIT_REACHED',
      reason: 'The state withdrawalLimitReached, with the literal as tag.',
    },
    {
      name: 'SELF_LIMIT_NOTIFY',
      flow: 'deposit',
      tag: 'status:SELF_LIMIT_NOTIFY',
      reason: 'The state selfLimitNotify, with the literal as tag.',
    },
    {
      name: 'RESTRICTED',
      flow: 'deposit',
      tag: 'status:RESTRICTED',
      reason: 'The state restricted, with the literal as tag.',
    },
  ],
  'Withdrawal permission': [
    {
      name: 'INACTIVE',
      flow: 'withdrawal',
      tag: 'status:INACTIVE',
      reason: 'The state inactive, with the literal as tag.',
    },
    {
      name: 'LOADING',
      flow: 'withdrawal',
      tag: 'status:LOADING',
      reason: 'The state checking, with the literal as tag.',
    },
    {
      name: 'VERIFYDOCUMENT_STRICT',
      flow: 'withdrawal',
      tag: 'status:VERIFYDOCUMENT_STRICT',
      reason: 'The state documentsStrict, with the literal as tag.',
    },
    {
      name: 'VERIFYDOCUMENT_LOYAL',
      flow: 'withdrawal',
      tag: 'status:VERIFYDOCUMENT_LOYAL',
      reason: 'The state documentsLoyal, with the literal as tag.',
    },
    {
      name: 'VERIFYDOCUMENT_REQUIRED',
      flow: 'withdrawal',
      tag: 'status:VERIFYDOCUMENT_REQUIRED',
      reason: 'The state documentsRequired, with the literal as tag.',
    },
    {
      name: 'VERIFYDOCUMENT_UNDER_REVIEW',
      flow: 'withdrawal',
      tag: 'status:VERIFYDOCUMENT_UNDER_REVIEW',
      reason: 'The state documentsUnderReview, with the literal as tag.',
    },
    {
      name: 'SUSPENDED',
      flow: 'withdrawal',
      tag: 'status:SUSPENDED',
      reason: 'The state suspended, with the literal as tag.',
    },
    { name: 'ERROR', flow: 'withdrawal', tag: 'status:ERROR', reason: 'The state error, with the literal as tag.' },
    {
      name: 'ALLOWED',
      flow: 'withdrawal',
      tag: 'status:ALLOWED',
      reason: 'The state allowed, with the literal as tag.',
    },
    {
      name: 'SELF_LIMIT_REACHED',
      flow: 'withdrawal',
      tag: 'status:SELF_LIMIT_REACHED',
      reason: 'The state selfLimitReached, with the literal as tag.',
    },
    {
      name: 'WITHDRAWAL_LIMIT_REACHED',
      flow: 'withdrawal',
      tag: 'status:WITHDRAWAL_LIMIT_REACHED',
      reason: 'The state withdrawalLimitReached, with the literal as tag.',
    },
    {
      name: 'SELF_LIMIT_NOTIFY',
      flow: 'withdrawal',
      tag: 'status:SELF_LIMIT_NOTIFY',
      reason: 'The state selfLimitNotify, with the literal as tag.',
    },
    {
      name: 'RESTRICTED',
      flow: 'withdrawal',
      tag: 'status:RESTRICTED',
      reason: 'The state restricted, with the literal as tag.',
    },
  ],
  'Limit notice': [
    { name: 'INACTIVE', flow: 'limits', tag: 'status:INACTIVE', reason: 'The state notice.inactive.' },
    { name: 'NOTIFY', flow: 'limits', tag: 'status:NOTIFY', reason: 'The state notice.notify.' },
    { name: 'UPLOADED', flow: 'limits', tag: 'status:UPLOADED', reason: 'The state notice.uploaded.' },
  ],
  'Limit actions': [
    {
      name: 'deposit request',
      flow: 'limits',
      state: 'limits.loading',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'deposit save',
      flow: 'limits',
      state: 'limits.saving',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'deposit delete',
      flow: 'limits',
      state: 'limits.deleting',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'deposit cancel',
      flow: 'limits',
      state: 'limits.cancelling',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'deposit edit',
      flow: 'limits',
      state: 'limits.shown.editing',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'deposit success',
      flow: 'limits',
      state: 'limits.shown.ready',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'deposit error',
      flow: 'limits',
      state: 'limits.shown.failed',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'spend request',
      flow: 'limits',
      state: 'limits.loading',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'spend save',
      flow: 'limits',
      state: 'limits.saving',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'spend delete',
      flow: 'limits',
      state: 'limits.deleting',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'spend cancel',
      flow: 'limits',
      state: 'limits.cancelling',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'spend edit',
      flow: 'limits',
      state: 'limits.shown.editing',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'spend success',
      flow: 'limits',
      state: 'limits.shown.ready',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
    {
      name: 'spend error',
      flow: 'limits',
      state: 'limits.shown.failed',
      reason: 'One limit is changed at a time; which set it is of stands in the context (loss has the same).',
    },
  ],
  'Activity timer': [
    { name: 'started', flow: 'activityTimer', state: 'running' },
    { name: 'stopped', flow: 'activityTimer', state: 'off' },
    { name: 'reset', flow: 'activityTimer', state: 'summary.resetting' },
    { name: 'summary opened', flow: 'activityTimer', state: 'summary' },
    { name: 'summary closed', flow: 'activityTimer', state: 'summary.resetting' },
    { name: 'activity check', flow: 'activityTimer', state: 'running.asking' },
    {
      name: 'idle time reached',
      flow: 'idle',
      state: 'expired',
      reason: 'Idleness has its own machine: it also runs without an interval.',
    },
  ],
  'Self-exclusion and breaks': [
    { name: 'self-exclusion months', flow: 'exclusion', state: 'confirmingExclusion' },
    { name: 'cleaned', flow: 'exclusion', state: 'choosing' },
    { name: 'indefinite', flow: 'exclusion', state: 'confirmingExclusion' },
    { name: 'timeout', flow: 'exclusion', state: 'inTimeout' },
    { name: 'cooling-off', flow: 'exclusion', state: 'inTimeout' },
    {
      name: 'cooling-off at sign-in',
      flow: 'login',
      state: 'open.refused.cooling',
      reason: 'Asked for by a player in a break; initiator PLAYER.',
    },
  ],
  Authorisation: [
    { name: 'Pending', flow: 'authorisation', state: 'pending' },
    { name: 'Requested', flow: 'authorisation', state: 'requested' },
    { name: 'Resolved', flow: 'authorisation', state: 'resolved' },
    { name: 'logged out', flow: 'session', state: 'signingOut' },
    {
      name: 'expired access token logs out',
      flow: 'session',
      state: 'signingOut',
      reason: 'authorisation.expired leads there.',
    },
  ],
  'Login events': [
    { name: 'open popup', flow: 'login', state: 'open' },
    { name: 'close popup', flow: 'login', state: 'closed' },
    { name: 'login', flow: 'login', state: 'open.submitting' },
    { name: 'success', flow: 'login', state: 'succeeded' },
    { name: 'error', flow: 'login', state: 'open.refused' },
    { name: 'set error code', flow: 'login', state: 'open.failed' },
    { name: 'reset error code', flow: 'login', state: 'open.editing' },
    { name: 'start player cooling', flow: 'login', state: 'open.startingCooling' },
    { name: 'sign-up completion', flow: 'login', state: 'afterSignUp.attempting' },
    { name: 'reset redirect URL', reason: 'An event without a state: it empties landing in login.' },
    { name: 'set panel content', reason: 'An event without a state: it sets content in login.' },
    {
      name: 'show terms update',
      flow: 'terms',
      state: 'outdated',
      reason: 'Terms have their own machine: they concern players who are signed in already too.',
    },
    {
      name: 'first-login close',
      flow: 'profile',
      state: 'welcome.closed',
      reason: 'The welcome comes after sign-in, when the login flow has ended.',
    },
    {
      name: 'trigger or remove completion script',
      reason: 'Tracking outside of machines hears session.signedIn (way signUp) of the session.',
    },
  ],
  'Login with retry': [
    { name: 'attempt', flow: 'login', state: 'afterSignUp.attempting' },
    { name: 'waiting', flow: 'login', state: 'afterSignUp.waiting' },
    { name: 'given up', flow: 'login', state: 'afterSignUp.exhausted' },
    { name: 'user confirmation look-up', flow: 'login', state: 'open.lookingUp' },
  ],
  'Registration steps': [
    {
      name: 'Details',
      flow: 'registration',
      tag: 'status:Details',
      reason: 'The state open.details, with the literal as tag.',
    },
    {
      name: 'ContactInfo',
      flow: 'registration',
      tag: 'status:ContactInfo',
      reason: 'The state open.contactInfo, with the literal as tag.',
    },
    {
      name: 'Verification',
      flow: 'registration',
      tag: 'status:Verification',
      reason: 'The state open.verification, with the literal as tag.',
    },
    {
      name: 'Unsupported',
      flow: 'registration',
      tag: 'status:Unsupported',
      reason: 'The state open.unsupported, with the literal as tag.',
    },
    {
      name: 'Complete',
      flow: 'registration',
      tag: 'status:Complete',
      reason: 'The state open.complete, with the literal as tag.',
    },
    {
      name: 'Duplicated',
      flow: 'registration',
      tag: 'status:Duplicated',
      reason: 'The state open.duplicated, with the literal as tag.',
    },
    {
      name: 'max attempts',
      flow: 'registration',
      tag: 'status:sms.max.attempts.reached',
      reason: 'The state open.maxAttempts.',
    },
  ],
  'One-time code': [
    {
      name: 'UNINITIALIZE',
      flow: 'registration',
      tag: 'status:UNINITIALIZE',
      reason: 'The state open.verification.requesting; phoneChange and passwordReset bear the same tags.',
    },
    {
      name: 'SUCESS_SEND',
      flow: 'registration',
      tag: 'status:SUCESS_SEND',
      reason: 'The state open.verification.entering.code.editing; phoneChange and passwordReset bear the same tags.',
    },
    {
      name: 'FAIL_SEND',
      flow: 'registration',
      tag: 'status:FAIL_SEND',
      reason: 'The state open.verification.requestFailed; phoneChange and passwordReset bear the same tags.',
    },
    {
      name: 'FAIL_VERIFY',
      flow: 'registration',
      tag: 'status:FAIL_VERIFY',
      reason: 'The state open.verification.entering.code.wrong; phoneChange and passwordReset bear the same tags.',
    },
    {
      name: 'SUCCESS_VERIFY',
      flow: 'registration',
      tag: 'status:SUCCESS_VERIFY',
      reason: 'A verified code leaves the step: the states open.complete and open.passwordAgain.',
    },
  ],
  'Password reset steps': [
    { name: 'Email', flow: 'passwordReset', tag: 'status:Email', reason: 'The state open.email.' },
    { name: 'Verification', flow: 'passwordReset', tag: 'status:Verification', reason: 'The state open.verification.' },
    { name: 'Password', flow: 'passwordReset', tag: 'status:Password', reason: 'The state open.password.' },
    { name: 'Complete', flow: 'passwordReset', tag: 'status:Complete', reason: 'The state open.complete.' },
  ],
  'Pay and play': [
    { name: 'authorize', flow: 'payAndPlay', state: 'authorising' },
    { name: 'verify code', flow: 'payAndPlay', state: 'verifying' },
    { name: 'login', flow: 'payAndPlay', state: 'loggingIn' },
    { name: 'sign-up form', flow: 'payAndPlay', state: 'signUpForm' },
    { name: 'update player', flow: 'payAndPlay', state: 'updating' },
    { name: 'authorizeStatus: error', flow: 'payAndPlay', state: 'authoriseFailed' },
    { name: 'authorizeStatus: success', flow: 'payAndPlay', state: 'provider' },
    { name: 'verifyCodeStatus: error', flow: 'payAndPlay', state: 'unverified' },
    { name: 'updatePlayerStatus: error', flow: 'payAndPlay', state: 'updateFailed' },
    { name: 'loginPlayerStatus: error', flow: 'payAndPlay', state: 'loginFailed' },
    { name: 'loginPlayerStatus: success', flow: 'payAndPlay', state: 'succeeded' },
  ],
  'Phone change': [
    { name: 'submit', flow: 'phoneChange', state: 'submitting' },
    { name: 'SMS sent (popup open)', flow: 'phoneChange', state: 'popup.entering' },
    { name: 'error closes popup', flow: 'phoneChange', state: 'failed' },
    { name: 'verification success resets', flow: 'phoneChange', state: 'idle' },
  ],
  'Cookie consent': [
    { name: 'notification shown', flow: 'cookieConsent', state: 'asking' },
    { name: 'accepted', flow: 'cookieConsent', state: 'settled' },
    { name: 'settings fetched', flow: 'cookieConsent', state: 'fetching' },
    { name: '404 clears', flow: 'cookieConsent', state: 'forgetting' },
  ],
  'EDD questionnaire': [
    { name: 'modal opens (reminder)', flow: 'edd', state: 'open.reminder' },
    { name: 'submission', flow: 'edd', state: 'open.submitting' },
    { name: 'submitted', flow: 'edd', state: 'done' },
    { name: 'prompted', flow: 'edd', state: 'prompted' },
  ],
  Rewards: [
    {
      name: 'claim',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'forfeit',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'opt-in activate',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'opt-in deactivate',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'cashback activate',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'cashback deactivate',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'cashback claim',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'free-spin claim',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'free-spin queue claim',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'sportsbook reward claim',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    {
      name: 'one-click activation',
      flow: 'rewardClaim',
      state: 'claiming',
      reason: 'The same request cycle for each: which one is data (action).',
    },
    { name: 'forfeit-then-claim', flow: 'rewardClaim', state: 'conflict' },
    { name: 'forfeit-then-consent', flow: 'rewardClaim', state: 'consent' },
    { name: 'forfeit-and-claim', flow: 'rewardClaim', state: 'forfeiting' },
    { name: 'consent', flow: 'rewardClaim', state: 'agreeing' },
    { name: 'cashback notice', flow: 'rewardClaim', state: 'cashbackNotice' },
    { name: 'managed list', reason: 'Data in rewardClaim (managed): the campaign is in it while its claim is busy.' },
  ],
  'Bonus code': [
    { name: 'verify loading', flow: 'bonusCode', state: 'verifying' },
    { name: 'verify success', flow: 'bonusCode', state: 'verified' },
    { name: 'verify error', flow: 'bonusCode', state: 'wrong' },
    { name: 'manual claim init', flow: 'bonusCode', state: 'idle' },
    { name: 'manual claim loading', flow: 'bonusCode', state: 'claiming' },
    { name: 'manual claim success', flow: 'bonusCode', state: 'claimed' },
    { name: 'manual claim error', flow: 'bonusCode', state: 'claimFailed' },
    { name: 'availability true', flow: 'bonusCode', state: 'entering' },
    { name: 'availability false', flow: 'bonusCode', state: 'unavailable' },
  ],
  'Game token and launch': [
    {
      name: 'loading',
      flow: 'gameLaunch',
      tag: 'status:loading',
      reason: 'The states waiting, deciding and requesting.',
    },
    { name: 'token set', flow: 'gameLaunch', tag: 'status:success', reason: 'The state launched.' },
    { name: 'error', flow: 'gameLaunch', tag: 'status:error', reason: 'The state failed.' },
  ],
  'Access request': [
    { name: 'loading', flow: 'access', state: 'checking' },
    { name: 'success', flow: 'access', state: 'open' },
    { name: 'error (restricted)', flow: 'access', state: 'restricted' },
  ],
  Wallet: [
    {
      name: 'pending',
      flow: 'wallet',
      tag: 'status:pending',
      reason: 'Status of the sources as tag of balance.loading, balance.ready, balance.stale.',
    },
    {
      name: 'success',
      flow: 'wallet',
      tag: 'status:success',
      reason: 'Status of the sources as tag of balance.loading, balance.ready, balance.stale.',
    },
    {
      name: 'error',
      flow: 'wallet',
      tag: 'status:error',
      reason: 'Status of the sources as tag of balance.loading, balance.ready, balance.stale.',
    },
    { name: 'no wallet', flow: 'wallet', state: 'balance.noWallet' },
    {
      name: 'cancelWithdrawalLoading',
      flow: 'transactions',
      tag: 'status:cancelWithdrawalLoading',
      reason: 'Cancelling belongs to the transactions: the states cancellation.cancelling and cancellation.findingOut.',
    },
    { name: 'socket', flow: 'wallet', state: 'link.connected.open' },
    { name: 'poll', flow: 'wallet', state: 'balance.ready.polling' },
  ],
  Transactions: [{ name: 'poll', flow: 'transactions', state: 'history.ready.polling' }],
  'Marketing preferences': [
    { name: 'request', flow: 'marketing', state: 'loading' },
    { name: 'update loading', flow: 'marketing', state: 'updating' },
    { name: 'success', flow: 'marketing', state: 'ready' },
    { name: 'error', flow: 'marketing', state: 'updateFailed' },
  ],
  'Generic load states': [
    {
      name: 'uninitialized',
      flow: 'marketing',
      tag: 'status:uninitialized',
      reason: 'As tags of every flow that loads something, shown here on one.',
    },
    {
      name: 'loading',
      flow: 'marketing',
      tag: 'status:loading',
      reason: 'As tags of every flow that loads something, shown here on one.',
    },
    {
      name: 'success',
      flow: 'marketing',
      tag: 'status:success',
      reason: 'As tags of every flow that loads something, shown here on one.',
    },
    {
      name: 'error',
      flow: 'marketing',
      tag: 'status:error',
      reason: 'As tags of every flow that loads something, shown here on one.',
    },
    {
      name: 'UNINITIALIZED',
      reason: 'The same cycle in another spelling of the sources; queries have it as their own status.',
    },
    {
      name: 'LOADING',
      reason: 'The same cycle in another spelling of the sources; queries have it as their own status.',
    },
    {
      name: 'SUCCESS',
      reason: 'The same cycle in another spelling of the sources; queries have it as their own status.',
    },
    {
      name: 'FAILURE',
      reason: 'The same cycle in another spelling of the sources; queries have it as their own status.',
    },
  ],
  'Reality check': [
    {
      name: 'REMINDER',
      flow: 'realityCheck',
      tag: 'status:REMINDER',
      reason: 'The states open.shown.what.reminder and open.shown.what.questionnaire.',
    },
    {
      name: 'ANSWER_QUESTIONNAIRE',
      flow: 'realityCheck',
      tag: 'status:ANSWER_QUESTIONNAIRE',
      reason: 'The states open.shown.what.reminder and open.shown.what.questionnaire.',
    },
  ],
  'In-game modal': [
    { name: 'INITIAL', flow: 'gameFrame', tag: 'status:INITIAL', reason: 'The states below open.menu.open.' },
    { name: 'MY_ACCOUNT', flow: 'gameFrame', tag: 'status:MY_ACCOUNT', reason: 'The states below open.menu.open.' },
    { name: 'REWARD', flow: 'gameFrame', tag: 'status:REWARD', reason: 'The states below open.menu.open.' },
    { name: 'SETTINGS', flow: 'gameFrame', tag: 'status:SETTINGS', reason: 'The states below open.menu.open.' },
    {
      name: 'RESPONSIBLE_GAMBLING',
      flow: 'gameFrame',
      tag: 'status:RESPONSIBLE_GAMBLING',
      reason: 'The states below open.menu.open.',
    },
    { name: 'BANKING', flow: 'gameFrame', tag: 'status:BANKING', reason: 'The states below open.menu.open.' },
    { name: 'BONUS_CODE', flow: 'gameFrame', tag: 'status:BONUS_CODE', reason: 'The states below open.menu.open.' },
  ],
}
