/** Of the workers in a city in a box. */
export const localSecret = 'local-only-secret-that-protects-nothing'
