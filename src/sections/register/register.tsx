import { Band } from '../../ui/band.tsx'
import { Doorway } from '../../ui/doorway.tsx'
import { Island } from '../define/island.tsx'
import type { Register } from './register.schema.ts'
import RegisterForm from './register-form.island.tsx'

/** Begins a site in three steps (R4, S67 to S69). */
export function RegisterView({ props }: { props: Register }) {
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
