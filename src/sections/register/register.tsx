import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type Register, sample, schema } from './register.schema.ts'
import RegisterForm from './register-form.island.tsx'

/** Begins a site in three steps (R4, S67 to S69). */
function RegisterView({ props }: { props: Register }) {
  const { basicsButton, passwordButton, codeTitle, codeDescription, codeButton } = props
  return (
    <Band band={props}>
      <Doorway {...props} measure="wide">
        <Island
          name="register-form"
          needs="Beginning a site"
          of={RegisterForm}
          props={{ basicsButton, passwordButton, codeTitle, codeDescription, codeButton }}
          start="load"
        />
      </Doorway>
    </Band>
  )
}

export const register = defineSection({
  type: 'register',
  title: 'Form to begin a site',
  category: 'account',
  schema,
  sample,
  words: 'register organisation organization sign up new site',
  view: RegisterView,
  only: 'register',
})
