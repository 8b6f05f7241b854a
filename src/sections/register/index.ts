import { defineSection } from '../define/section.ts'
import { sample, schema } from './register.schema.ts'
import { RegisterView } from './register.tsx'

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
