/** Labels in the copy of a user's data. */
export const genders = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const
