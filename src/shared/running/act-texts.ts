/** Names of things that audited acts are about, by the key that acts and entries hold. */
export type ThingNames = Readonly<Record<string, string>>

/** Audited acts by name: the thing concerned, and the text after the actor's name. */
export type ActTexts<Thing extends string = string> = Readonly<Record<string, readonly [thing: Thing, text: string]>>
