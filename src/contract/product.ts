/** The product's display name, in one place so that it can change. */
export const productName = 'Hearth'
