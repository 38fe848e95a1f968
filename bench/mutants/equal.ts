/** Mutants of the sample that change nothing which a test could see, each with the reason. */
export const equal: readonly { readonly id: string; readonly why: string }[] = []
