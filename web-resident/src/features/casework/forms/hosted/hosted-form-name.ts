/** The name of the hosted form among what can be sent to a page. */
export const hostedFormName = 'hosted-form'
