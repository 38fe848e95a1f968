/** All operations are below it; everything else is pages and files. */
export const apiPrefix = '/api'
