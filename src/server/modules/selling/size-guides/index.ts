export { translatableSizeGuides, translatedGuide } from './size-guide-texts.ts'
export { sizeGuides } from './size-guides.tables.ts'
export { existingSizeGuide, requireSizeGuides } from './size-guides.ts'
