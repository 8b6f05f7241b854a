/** Attributes that shoppers search for and Google asks for, by the names that owners give them. */

export const isColourName = (name: string): boolean => /^(?:colou?r|रंग)$/i.test(name)
export const isSizeName = (name: string): boolean => /^(?:size|आकार|साइज़?)$/i.test(name)
