/** The name of the form that switches on whose behalf one acts; it stands in the menu and on screens. */
export const actForName = 'act-for'
