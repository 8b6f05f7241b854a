import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { mostImportRows } from '../../../../shared/selling/catalogue/product-imports.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ProcessEnded } from '../../../platform/processes/killable.ts'
import type { CsvLine } from '../../../platform/read-csv.ts'
import { refusal } from '../../../platform/refusal.ts'

/** Columns of other shops' files are many: one for each attribute and market. */
export const mostColumns = 500

/** Rows of a workbook as they come from the process that unpacks it. */
export const mostAnswerBytes = 192 * 1024 * 1024

/** The unpacker handles untrusted files, so its replies are validated like untrusted input. */
const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows') }),
  z.object({
    kind: z.literal('refused'),
    code: z.enum(['productImport.file', 'productImport.rows', 'productImport.unpacked']),
  }),
])

export type Answer = z.input<typeof answer>

const rows = z.array(z.object({ line: z.int().min(1), cells: z.array(z.string()).max(mostColumns) }))

/**
 * The rows of a workbook's first sheet, without blank ones. It is unpacked in a process of its own, which is killed above its
 * limits.
 * @throws Refusal `productImport.file`, `productImport.rows`, `productImport.unpacked`
 */
export async function unpackWorkbook(ctx: Ctx, bytes: Uint8Array, signal?: AbortSignal): Promise<CsvLine[]> {
  const { head, parts } = await ctx.services.unpackers
    .run({ frame: { head: {}, parts: [bytes] }, share: ctx.site.id, urgency: 'later', signal })
    .catch((error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error
      ctx.log.warn({ err: error }, 'a workbook that takes too much was refused')
      throw refusal('productImport.unpacked', { field: 'file' })
    })
  const answered = answer.parse(head)
  if (answered.kind === 'refused') throw refusal(answered.code, { field: 'file', limit: mostImportRows })
  const lines: CsvLine[] = []
  for (const part of parts) {
    for (const line of rows.parse(JSON.parse(Buffer.from(part).toString()))) lines.push(line)
    await nextTurn()
  }
  return lines
}
