export { answerForm, takeFormFile } from './answers.ts'
export { translatableForms } from './form-texts.ts'
export { findForm, readForm, shownForm } from './forms.ts'
export { formTag } from './tags.ts'
