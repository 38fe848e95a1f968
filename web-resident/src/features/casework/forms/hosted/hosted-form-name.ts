export const hostedFormName = 'hosted-form'
