import { longTime } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'

/** 22 November 2026 at 4:05 pm IST: people who are told of a sign-in think in India's time, wherever the site is. */
export const indianTime = (at: Date) => t('{time} IST', { time: longTime(at, 'Asia/Kolkata') })
