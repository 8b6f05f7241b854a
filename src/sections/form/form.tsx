import { ExampleForm } from '../../features/own-form/example-form.tsx'
import { FormColumn } from '../../features/writing/form-layout.tsx'
import { formPath, type ShownForm } from '../../shared/content/forms/form-answers.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { Band } from '../../ui/band.tsx'
import { Island, useIsPublic } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type FormProps, sample, schema } from './form.schema.ts'
import OwnForm from './own-form.island.tsx'

/** A form that the owner has made (B102); its words alone until one is chosen. */
function FormView({ props, data }: { props: FormProps; data: ShownForm | undefined }) {
  const isPublic = useIsPublic()
  return (
    <Band band={props}>
      <FormColumn words={props}>
        {!data && !isPublic && <ExampleForm />}
        {data && (
          <Island
            name="own-form"
            of={OwnForm}
            props={{ form: data, action: inLanguage(formPath(data.id)) }}
            start="touch"
          />
        )}
      </FormColumn>
    </Band>
  )
}

export const form = defineSection({
  type: 'form',
  title: 'Form of your own',
  category: 'contact',
  schema,
  sample,
  words: 'questions survey callback application feedback registration custom fields',
  view: FormView,
  load: ({ form }, reads) => reads.form(form),
  loads: ({ form }) => form !== '',
})
