import type { Invoice } from '../../../../../shared/selling/invoices/invoices.ts'
import { answerFrames } from '../../../../platform/processes/answer-frames.ts'
import { setInvoice } from './set-invoice.ts'

/** An invoice comes as JSON, without parts. */
const mostPartBytes = 1024

answerFrames(mostPartBytes, async ({ head }) => ({ head: 'done', parts: [await setInvoice(head as Invoice)] }))
