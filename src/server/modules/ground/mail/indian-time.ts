import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'

/** `22 November 2026 at 4:05 pm IST`: always Indian time. */
export const indianTime = (at: Date) => t('{time} IST', { time: longTime(at, 'Asia/Kolkata') })
