import { ExampleForm } from '../../features/own-form/example-form.tsx'
import { FormColumn } from '../../features/writing/form-layout.tsx'
import type { ShownForm } from '../../shared/content/forms/form-answers.ts'
import { Band } from '../../ui/band.tsx'
import { Button } from '../../ui/button.tsx'
import { Island, useIsPublic } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import EmbeddedForm from './embedded-form.island.tsx'
import { type EmbeddedFormProps, type FrameTexts, sample, schema } from './embedded-form.schema.ts'

/** A form that the owner has made, in a frame; its words alone until one is chosen. */
function EmbeddedFormView({ props, data }: { props: EmbeddedFormProps; data: ShownForm | undefined }) {
  const { submitText, resetText, successText, errorText } = props
  const texts = { submitText, resetText, successText, errorText }
  const isPublic = useIsPublic()
  return (
    <Band band={props}>
      <FormColumn words={props}>
        {!data && !isPublic && <ExampleForm buttons={<ExampleButtons {...texts} />} />}
        {data && (
          <Island
            name="embedded-form"
            of={EmbeddedForm}
            props={{ id: data.id, name: data.name, tone: props.tone, texts }}
          />
        )}
      </FormColumn>
    </Band>
  )
}

function ExampleButtons({ submitText, resetText }: Pick<FrameTexts, 'submitText' | 'resetText'>) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button>{submitText}</Button>
      <Button look="secondary">{resetText}</Button>
    </div>
  )
}

export const embeddedForm = defineSection({
  type: 'embedded-form',
  title: 'Form in a frame',
  category: 'contact',
  schema,
  sample,
  words: 'embed iframe questions survey application registration submit reset',
  view: EmbeddedFormView,
  load: ({ form }, reads) => reads.form(form),
  loads: ({ form }) => form !== '',
})
