/** Of the licenses whose number permits name; their fee schedule is `license.contractor`. */
export const contractorKind = 'contractor'
