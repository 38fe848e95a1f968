export const documentKinds = ['drawing', 'sitePlan', 'calculation', 'contract', 'other'] as const

export const commentStates = ['open', 'answered', 'accepted', 'reopened'] as const
