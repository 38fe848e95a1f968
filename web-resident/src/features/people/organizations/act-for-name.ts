export const actForName = 'act-for'
