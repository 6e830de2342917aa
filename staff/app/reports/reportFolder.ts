/** Where the operator of a checkout shows what its last `npm run test:model` has written; pictures and logs lie beside it. */
export const REPORT_FOLDER = '/staff/model-report'
