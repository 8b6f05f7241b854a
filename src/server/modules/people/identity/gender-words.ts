/** Genders as the copy of a person's data calls them. */
export const genders = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const
