import { z } from 'zod'
import { lenient } from '../ui/list-search.ts'

/** `beside` is the page that a shared group is shown with, and that it was opened from. */
export const builderSearch = z.object({ beside: lenient(z.uuid()) })
