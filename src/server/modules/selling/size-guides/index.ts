export { translatableSizeGuides, translatedGuide } from './size-guide-texts.ts'
export { sizeGuides } from './size-guides.tables.ts'
export { existingSizeGuide, namedSizeGuides, requireSizeGuides } from './size-guides.ts'
