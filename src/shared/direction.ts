/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Sets a text with letters from the right apart, so that numbers and signs after it stay in their places (B176). Others are unchanged. */
export const isolated = (text: string): string => (fromTheRight.test(text) ? `\u2068${text}\u2069` : text)
