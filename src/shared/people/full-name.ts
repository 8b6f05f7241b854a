type Person = { firstName: string; lastName: string }

/** A person's name as it is shown, `Asha Rao`; '' if none was given. */
export const fullNameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`.trim()
