export { mapEnteredTexts, translatableCustomFields } from './custom-field-texts.ts'
export { listCustomFields } from './custom-fields.ts'
export { checkedCustom, type FilterableField, filterableFields, shownFields } from './entered-values.ts'
export { fieldValuesOf, hasFieldValue, hasFieldValueAlike, putFieldValues } from './field-values.ts'
