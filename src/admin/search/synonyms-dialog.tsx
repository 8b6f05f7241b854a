import { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import {
  changeSynonyms,
  createSynonyms,
  listSynonyms,
} from '../../server/modules/selling/search/search-admin.contract.ts'
import { type SynonymsRow, synonymsInput } from '../../shared/selling/catalogue/search-admin.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { useRefresh } from '../ui/list.ts'
import { useRecordForm } from '../ui/record-form.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'

type Props = {
  /** The group to edit; undefined for a new one. */
  synonyms?: SynonymsRow
  /** The word that new ones begin with. */
  first?: string
  onClose: () => void
}

/** A word or a phrase in each line. */
const schema = z.object({
  words: z
    .string()
    .transform((text) => text.split('\n').flatMap((line) => line.trim() || []))
    .pipe(synonymsInput.shape.terms),
})

/** Words that mean the same. */
export function SynonymsDialog({ synonyms, first = '', onClose }: Props) {
  const refresh = useRefresh(listSynonyms)
  const record = useRecordForm({
    schema,
    values: { words: synonyms ? synonyms.terms.join('\n') : first && `${first}\n` },
    save: async ({ words: terms }) => {
      if (synonyms) await call(changeSynonyms, { params: { id: synonyms._id }, body: { terms } })
      else await call(createSynonyms, { body: { terms } })
      await refresh()
      toast.success(synonyms ? 'Synonyms saved' : 'Synonyms added')
      onClose()
      return { words: terms.join('\n') }
    },
  })
  const { form } = record
  return (
    <FormDialog
      title={synonyms ? 'Edit synonyms' : 'New synonyms'}
      size="small"
      onClose={onClose}
      action={synonyms ? 'Save' : 'Add synonyms'}
      record={record}
    >
      <TextAreaField
        label="Words"
        required
        rows={4}
        hint="One on each line. A search for any of them finds products that have any other. Spellings that sound the same, such as kurta and kurtha, need no synonym."
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
    </FormDialog>
  )
}
