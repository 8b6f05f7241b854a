export const discountKey = (id: string) => ['discount', id]
