import { z } from 'zod'
import { messageNames } from '../own-words.ts'
import { ruleSets } from '../site-now.ts'

export const ownWords = z.partialRecord(z.enum(messageNames), z.string().trim().min(1).max(300))

export const ruleSet = z.enum(ruleSets)
