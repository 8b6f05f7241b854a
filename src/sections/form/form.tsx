import { ExampleForm } from '../../features/own-form/example-form.tsx'
import { formPath, type ShownForm } from '../../shared/content/form-answers.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { boxAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island, useIsPublic } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type FormProps, sample, schema } from './form.schema.ts'
import OwnForm from './own-form.island.tsx'

/** A form that the owner has made (B102); its words alone until one is chosen. */
function FormView({ props, data }: { props: FormProps; data: ShownForm | undefined }) {
  const isPublic = useIsPublic()
  return (
    <Band band={props}>
      <div className={`max-w-[40rem] ${boxAt(props.align)}`}>
        <SectionHeader {...props} />
        {!data && !isPublic && <ExampleForm />}
        {data && (
          <Island
            name="own-form"
            of={OwnForm}
            props={{ form: data, action: inLanguage(formPath(data.id)) }}
            start="touch"
          />
        )}
      </div>
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
