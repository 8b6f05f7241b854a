import { type Job, job } from '../../../platform/job.ts'
import { applyImport } from './apply-import.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { type ImportData, importJobs } from './imports-store.ts'
import { readImport } from './read-import.ts'
import { undoImport } from './undo-import.ts'

/** A large catalogue, and its pictures from a slow server, s. */
const options = { policy: 'exclusive', expireInSeconds: 6 * 3_600, sitesAtOnce: 2 } as const

export const productImportJobs: Job[] = [
  job<ImportData>(importJobs.read, readImport, { ...options, apart: true }),
  job<ImportData>(importJobs.apply, applyImport, { ...options, apart: true }),
  job<ImportData>(importJobs.undo, undoImport, { ...options, apart: true }),
  job<ImportData>(importJobs.pictures, fetchPictures, options),
]
