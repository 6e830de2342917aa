import { PGlite } from '@electric-sql/pglite'
import { workerData } from 'node:worker_threads'

// A thread of its own: making a database computes for seconds without a pause, and the process hears no signal meanwhile.
const database = await PGlite.create({ dataDir: workerData as string })
await database.close()
